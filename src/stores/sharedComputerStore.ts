import { createStore } from 'zustand/vanilla'
import { sharedComputerKey as key } from '../domain/session/storageKeys.ts'
import { readInTab, writeInTab } from './tabStorage.ts'

/**
 * Whether the person said that other people use this computer. Stored in the tab, so that it
 * survives a visit to a provider's page, or in memory if the browser refuses.
 */
export const sharedComputerStore = createStore<{ isShared: boolean }>(() => ({
  isShared: readInTab(key) !== null,
}))

/** From now on, stores the person's choice in the tab. */
export function keepWithTab(): void {
  sharedComputerStore.subscribe(({ isShared }) => writeInTab(key, isShared ? 'yes' : null))
}
