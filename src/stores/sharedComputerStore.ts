import { createStore } from 'zustand/vanilla'
import { sharedComputerKey } from '../domain/session/storageKeys.ts'
import { readSessionStorage, writeSessionStorage } from '../storage/webStorage/webStorage.ts'

/**
 * Whether this is a shared computer. Stored in the tab, so that it survives a visit to a provider's page, or in
 * memory if the browser refuses.
 */
export const sharedComputerStore = createStore<{ isShared: boolean }>(() => ({
  isShared: readSessionStorage(sharedComputerKey) !== null,
}))

/** From now on, stores the person's choice in the tab. */
export function persistSharedComputer(): void {
  sharedComputerStore.subscribe(({ isShared }) =>
    writeSessionStorage(sharedComputerKey, isShared ? 'yes' : null),
  )
}

export function isSharedComputer(): boolean {
  return sharedComputerStore.getState().isShared
}
