/**
 * Returns a value from local storage; `null` if there is none, or if storage is blocked or absent.
 */
export function readLocalStorage(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/**
 * Writes a value to local storage if possible; `null` removes it. A value about a person is written to `deviceArea`.
 */
export function writeLocalStorage(key: string, word: string | null): void {
  try {
    if (word === null) localStorage.removeItem(key)
    else localStorage.setItem(key, word)
  } catch {
    return
  }
}

/** Returns a value from session storage; `null` if there is none, or it can't be read. */
export function readSessionStorage(key: string): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

/** Writes a value to session storage if possible; `null` removes it. */
export function writeSessionStorage(key: string, word: string | null): void {
  try {
    if (word === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, word)
  } catch {
    return
  }
}
