import { Suspense, useEffect, type ReactNode } from 'react'
import { followOwnDevice } from '../../notebook/actors/offlineApp.ts'
import { useAuth } from '../../providers/AuthProvider.tsx'
import { lazyComponent, loadAhead } from '../../lazy.tsx'
import { SignOutProvider } from '../../providers/SignOutProvider.tsx'
import { NotebookProvider } from '../../notebook/providers/NotebookProvider.tsx'
import { SearchProvider } from '../../notebook/providers/SearchProvider.tsx'
import { UploadsProvider } from '../../notebook/providers/UploadsProvider.tsx'
import { SignOutQuestion } from './SignOutQuestion.tsx'

const SessionRefresh = lazyComponent(
  () => import('./SessionRefresh.tsx'),
  'SessionRefresh',
  () => null,
)

const patience = 5_000

/** Stands around every signed-in page for as long as the person is in, with the flows that live as long. */
export function SessionScope({ children }: { children: ReactNode }) {
  const { user } = useAuth()
  const uid = user?.uid
  useLoadAhead()
  useEffect(() => (uid ? followOwnDevice(uid) : undefined), [uid])
  if (!user) return null
  return (
    <NotebookProvider uid={user.uid}>
      <Suspense>
        <SessionRefresh />
      </Suspense>
      <UploadsProvider uid={user.uid}>
        <SignOutProvider user={user}>
          <SearchProvider>{children}</SearchProvider>
          <SignOutQuestion />
        </SignOutProvider>
      </UploadsProvider>
    </NotebookProvider>
  )
}

/** The page of notes loads ahead once its list is there; other pages, and a slow network, after a while. */
function useLoadAhead(): void {
  useEffect(() => {
    const waiting = setTimeout(loadAhead, patience)
    return () => clearTimeout(waiting)
  }, [])
}
