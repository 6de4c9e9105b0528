import { createStore } from 'zustand/vanilla'
import { sharedComputerKey } from '../domain/session/storageKeys.ts'
import { readInTab, readSafely, writeInTab, writeSafely } from '../storage/webStorage.ts'

/**
 * Whether this is a shared computer. Stored in the tab, so that it survives a visit to a provider's page, or in
 * memory if the browser refuses.
 */
export const sharedComputerStore = createStore<{ isShared: boolean }>(() => ({
  isShared: readInTab(sharedComputerKey) !== null,
}))

/** From now on, stores the person's choice in the tab. */
export function persistSharedComputer(): void {
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

/** Values that the browser refused to store. A session that it refuses to store ends with the page as well. */
const inMemory = new Map<string, string>()

/** Returns a value that is stored where the session is; `null` if there is none. */
export function readWithSession(key: string): string | null {
  return storedAt(key) ?? inMemory.get(key) ?? null
}

/** Stores a value where the session is: on a shared computer, only in its tab. `null` removes it. */
export function writeWithSession(key: string, word: string | null): void {
  writeUnlessShared(key, word)
  writeInTab(key, isSharedComputer() ? word : null)
  if (word === null || storedAt(key) === word) inMemory.delete(key)
  else inMemory.set(key, word)
}

function storedAt(key: string): string | null {
  return readInTab(key) ?? readSafely(key)
}
