import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

/**
 * What a person works with in the notebook while there is no network, and what that asks for in turn: one module
 * of each part of the build.
 */
const parts: readonly (() => Promise<unknown>)[] = [
  () => import('./views/NoteView.tsx'),
  async () => (await import('./actors/previewFlow.ts')).preparePreview(),
  () => import('./views/TrashView.tsx'),
  () => import('../layouts/signedIn/SignOutQuestions.tsx'),
  () => import('../firebase/errors.ts'),
  () => import('./firebase/notes/deliver.ts'),
  () => import('../firebase/guest/outboxKey.ts'),
]

const store = createStore(() => ({ areHere: false }))

/** Fetches them after what the list needs, and again once the network is back where it was lost. */
export async function fetchOfflineParts(): Promise<void> {
  await import('./firebase/notes/noteQueries.ts').catch(() => null)
  const fetched = await Promise.allSettled(parts.map((load) => load()))
  // Where the server itself has not all of them, nobody is kept from writing.
  const areHere = navigator.onLine || fetched.every(({ status }) => status === 'fulfilled')
  if (areHere) store.setState({ areHere })
  else addEventListener('online', () => void fetchOfflineParts(), { once: true })
}

/** Whether all of them are here, so that work may be offered that goes on without a network. */
export function useOfflineParts(): boolean {
  return useStore(store, ({ areHere }) => areHere)
}
