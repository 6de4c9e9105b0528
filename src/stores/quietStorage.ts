import { sharedComputerStore } from './sharedComputerStore.ts'

/**
 * What local storage has under a key; `null` when it has nothing. A storage that is full, blocked or
 * absent must not keep anyone from using the page.
 */
export function readQuietly(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/**
 * Puts a word into local storage, or takes it away with `null`, if it can.
 *
 * @param isKept whether it may lie there: what tells of a person may not where others use the computer, too.
 */
export function writeQuietly(
  key: string,
  word: string | null,
  isKept = !sharedComputerStore.getState().isShared,
): void {
  try {
    if (word === null || !isKept) localStorage.removeItem(key)
    else localStorage.setItem(key, word)
  } catch {
    return
  }
}
