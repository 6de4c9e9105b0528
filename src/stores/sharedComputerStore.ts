import { createStore } from 'zustand/vanilla'
import { sharedComputerKey } from '../domain/session/storageKeys.ts'
import { readInTab, writeInTab, writeSafely } from '../storage/webStorage.ts'

/**
 * Whether the person said that other people use this computer. Stored in the tab, so that it
 * survives a visit to a provider's page, or in memory if the browser refuses.
 */
export const sharedComputerStore = createStore<{ isShared: boolean }>(() => ({
  isShared: readInTab(sharedComputerKey) !== null,
}))

/** From now on, stores the person's choice in the tab. */
export function keepWithTab(): void {
  sharedComputerStore.subscribe(({ isShared }) =>
    writeInTab(sharedComputerKey, isShared ? 'yes' : null),
  )
}

export function isSharedComputer(): boolean {
  return sharedComputerStore.getState().isShared
}

/** Writes a value about a person to local storage; on a shared computer, removes it instead. */
export function writeUnlessShared(key: string, word: string | null): void {
  writeSafely(key, isSharedComputer() ? null : word)
}
