import { isSharedComputer } from './isSharedComputer.ts'

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

/** Puts a word into local storage, or takes it away with `null`, if it can. */
export function writeQuietly(key: string, word: string | null): void {
  try {
    if (word === null) localStorage.removeItem(key)
    else localStorage.setItem(key, word)
  } catch {
    return
  }
}

/** As `writeQuietly`, for what tells of a person: on a computer that others use, too, it is not kept. */
export function writeOfPerson(key: string, word: string | null): void {
  writeQuietly(key, isSharedComputer() ? null : word)
}
