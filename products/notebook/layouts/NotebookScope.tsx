import { useEffect, type ReactNode } from 'react'
import type { User } from '#src/domain/session/user.ts'
import { registerServiceWorker } from '#src/startup/updates/registerServiceWorker.ts'
import { sharedComputerStore } from '#src/stores/sharedComputerStore.ts'
import { NotebookProvider } from '../providers/NotebookProvider.tsx'
import { SearchProvider } from '../providers/SearchProvider.tsx'
import { UploadQueueProvider } from '../providers/UploadQueueProvider.tsx'
import { trustAnswer, trustedDeviceStore } from '../stores/trustedDeviceStore.ts'

/** Wraps every page of a signed-in person and runs their notebook. */
export function NotebookScope({ user: { uid }, children }: { user: User; children: ReactNode }) {
  useEffect(() => workOfflineIfTrusted(uid), [uid])
  return (
    <NotebookProvider uid={uid}>
      <UploadQueueProvider uid={uid}>
        <SearchProvider>{children}</SearchProvider>
      </UploadQueueProvider>
    </NotebookProvider>
  )
}

/**
 * Makes the app work offline once the person says that the device is their own, even if visitors don't get
 * that. It is never undone: only public files are stored.
 *
 * @returns a function that stops it.
 */
function workOfflineIfTrusted(uid: string): () => void {
  if (import.meta.env.DEV) return () => undefined
  const follow = () => {
    const { isShared } = sharedComputerStore.getState()
    if (trustAnswer(uid) === 'yes' && !isShared) void registerServiceWorker()
  }
  follow()
  return trustedDeviceStore.subscribe(follow)
}
