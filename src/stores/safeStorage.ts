import { sharedComputerStore } from './sharedComputerStore.ts'

/**
 * Returns a value from local storage; `null` if there is none, or if storage is blocked or absent.
 */
export function readSafely(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/**
 * Writes a value to local storage if possible; `null` removes it.
 *
 * @param mayStore whether it may be stored. On a shared computer, values about a person may not.
 */
export function writeSafely(
  key: string,
  word: string | null,
  mayStore = !sharedComputerStore.getState().isShared,
): void {
  try {
    if (word === null || !mayStore) localStorage.removeItem(key)
    else localStorage.setItem(key, word)
  } catch {
    return
  }
}
