import { createStore } from 'zustand/vanilla'

/** Whether the browser may delete what this device stores, although it was asked not to; `null` if it wasn’t asked. */
export const persistentStorageStore = createStore<{ mayDelete: boolean | null }>(() => ({
  mayDelete: null,
}))

let asking: Promise<void> | undefined

/** Asks the browser, once per page, not to delete what this device stores. Never rejects. */
export function requestPersistentStorage(): Promise<void> {
  asking ??= ask()
  return asking
}

async function ask(): Promise<void> {
  const isPersistent = await request().catch(() => false)
  persistentStorageStore.setState({ mayDelete: !isPersistent })
}

async function request(): Promise<boolean> {
  const { storage } = navigator
  return (await storage.persisted()) || (await storage.persist())
}
