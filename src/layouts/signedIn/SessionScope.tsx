import { Suspense, useEffect, type ReactNode } from 'react'
import { useAuth } from '../../providers/AuthProvider.tsx'
import { lazyComponent, loadAhead } from '../../lazy.tsx'
import { product } from '../../product.ts'
import { SignOutProvider } from '../../providers/SignOutProvider.tsx'
import { SignOutQuestion } from './SignOutQuestion.tsx'

const ProductScope = lazyComponent(async () => ({ Scope: await product.Scope() }), 'Scope')

const SessionRefresh = lazyComponent(
  () => import('./SessionRefresh.tsx'),
  'SessionRefresh',
  () => null,
)

const patience = 5_000

/** Stands around every page of a signed-in person, with the flows that live as long as the session. */
export function SessionScope({ children }: { children: ReactNode }) {
  const { user } = useAuth()
  useLoadAhead()
  if (!user) return null
  return (
    <ProductScope user={user}>
      <Suspense>
        <SessionRefresh />
      </Suspense>
      <SignOutProvider user={user}>
        {children}
        <SignOutQuestion />
      </SignOutProvider>
    </ProductScope>
  )
}

/** The product loads ahead once its first page is there; other pages, and a slow network, after a while. */
function useLoadAhead(): void {
  useEffect(() => {
    const waiting = setTimeout(loadAhead, patience)
    return () => clearTimeout(waiting)
  }, [])
}
