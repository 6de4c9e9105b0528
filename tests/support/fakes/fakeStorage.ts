/** An in-memory Storage that records every write. */
export function fakeStorage(initial: Record<string, string> = {}) {
  const words = new Map(Object.entries(initial))
  const writes: string[] = []
  const storage: Storage = {
    get length() {
      return words.size
    },
    key: (index) => [...words.keys()][index] ?? null,
    getItem: (key) => words.get(key) ?? null,
    setItem: (key, word) => {
      words.set(key, word)
      writes.push(word)
    },
    removeItem: (key) => void words.delete(key),
    clear: () => words.clear(),
  }
  return { storage, writes }
}

/** A Storage that the browser blocks: every access throws. */
export function blockedStorage(): Storage {
  return new Proxy({} as Storage, {
    get: () => {
      throw new DOMException('Blocked.', 'SecurityError')
    },
  })
}
