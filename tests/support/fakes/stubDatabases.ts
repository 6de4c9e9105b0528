import { vi } from 'vitest'

/** Values by key, by object store, by database. */
type Databases = Readonly<
  Record<string, Readonly<Record<string, Readonly<Record<string, unknown>>>>>
>

/**
 * Stands in for IndexedDB, with databases that can only be read.
 *
 * @param deleted the name of a database that is deleted after it has been listed.
 */
export function stubDatabases(databases: Databases, deleted?: string) {
  const created: string[] = []
  const open = (name: string) => {
    const stores = databases[name] ?? {}
    const objectStore = (store: string) => ({
      get: (key: string) => answered(stores[store]?.[key]),
      getAll: () => answered(Object.values(stores[store] ?? {})),
    })
    const opening = Object.assign(new EventTarget(), {
      error: new DOMException('Aborted.', 'AbortError'),
      transaction: { abort: () => void created.splice(created.indexOf(name), 1) },
      result: {
        objectStoreNames: { contains: (store: string) => store in stores },
        transaction: (names: readonly string[]) => {
          if (names.every((store) => store in stores)) return { objectStore }
          throw new DOMException('No such store.', 'NotFoundError')
        },
        close: () => undefined,
      },
    })
    queueMicrotask(() => {
      if (name !== deleted) return opening.dispatchEvent(new Event('success'))
      created.push(name)
      opening.dispatchEvent(new Event('upgradeneeded'))
      return opening.dispatchEvent(new Event(created.includes(name) ? 'success' : 'error'))
    })
    return opening
  }
  const list = async () => Object.keys(databases).map((name) => ({ name, version: 1 }))
  vi.stubGlobal('indexedDB', { databases: list, open })
  return { created }
}

function answered(result: unknown) {
  const request = Object.assign(new EventTarget(), { result })
  queueMicrotask(() => request.dispatchEvent(new Event('success')))
  return request
}
