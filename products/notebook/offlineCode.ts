import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { withTimeout } from '#src/domain/withTimeout.ts'

/** Everything that works offline: one module of each chunk that it needs. */
const loads: readonly (() => Promise<unknown>)[] = [
  () => import('./views/NoteView.tsx'),
  async () => (await import('./firebase/markdown/parseMarkdown.ts')).preloadMarkdownWorker(),
  () => import('./views/trash/TrashView.tsx'),
  () => import('#src/layouts/signedIn/signOut/SignOutQuestion.tsx'),
  () => import('#src/firebase/sdk/errors.ts'),
  () => import('./firebase/sync/sendRow.ts'),
  () => import('#src/firebase/account/encryptionKey.ts'),
]

/** A connection that hangs must not keep people from writing. */
const timeoutMs = 20_000

const store = createStore(() => ({ isOfflineCodeLoaded: false }))

/** Loads everything needed offline, after the code for the list. Tries again when the network is back. */
export async function fetchOfflineCode(): Promise<void> {
  await import('./firebase/list/watchSavedNotes.ts').catch(() => null)
  const fetched = await Promise.allSettled(loads.map((load) => withTimeout(timeoutMs, load())))
  // Online, a chunk that can't be loaded doesn't stop people from writing.
  const isOfflineCodeLoaded =
    navigator.onLine || fetched.every(({ status }) => status === 'fulfilled')
  if (isOfflineCodeLoaded) store.setState({ isOfflineCodeLoaded })
  else addEventListener('online', () => void fetchOfflineCode(), { once: true })
}

/** Whether everything needed offline is loaded, so that work can be offered that must not fail offline. */
export function useIsOfflineCodeLoaded(): boolean {
  return useStore(store, ({ isOfflineCodeLoaded }) => isOfflineCodeLoaded)
}
