import { readInTab, readSafely, writeInTab } from '../storage/webStorage.ts'
import { isSharedComputer, writeUnlessShared } from '../stores/sharedComputerStore.ts'

/** What the browser refused to store. A session that it refuses to store ends with the page as well. */
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
