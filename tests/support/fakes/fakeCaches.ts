/**
 * An in-memory Cache Storage with the functions that the worker uses. `room` is the total number of responses
 * that fit.
 */
export function fakeCaches(room = Number.POSITIVE_INFINITY): CacheStorage {
  const caches = new Map<string, Map<string, Response>>()
  const taken = () => Array.from(caches.values()).reduce((sum, { size }) => sum + size, 0)
  const cacheOf = (held: Map<string, Response>) => ({
    keys: () => Promise.resolve(Array.from(held.keys())),
    put: (path: string, answer: Response) => {
      if (taken() >= room) return Promise.reject(new DOMException('', 'QuotaExceededError'))
      held.set(path, answer)
      return Promise.resolve()
    },
    delete: (path: string) => Promise.resolve(held.delete(path)),
  })
  const fake = {
    keys: () => Promise.resolve(Array.from(caches.keys())),
    has: (name: string) => Promise.resolve(caches.has(name)),
    delete: (name: string) => Promise.resolve(caches.delete(name)),
    open: (name: string) => {
      const held = caches.get(name) ?? new Map<string, Response>()
      caches.set(name, held)
      return Promise.resolve(cacheOf(held))
    },
    match: (path: string, { cacheName }: MultiCacheQueryOptions = {}) => {
      const looked = Array.from(caches).filter(([name]) => (cacheName ?? name) === name)
      const found = looked.map(([, held]) => held.get(path)).find(Boolean)
      return Promise.resolve(found?.clone())
    },
  }
  return fake as unknown as CacheStorage
}
