import type { LocalDatabase, EncryptedRecord } from '#src/storage/encrypted/database.ts'
import { keyFrom } from '#src/storage/encrypted/encryption.ts'
import type { LocalStore } from '#src/storage/encrypted/localStore.ts'

type Refused = { reads?: boolean | 'once'; writes?: boolean }

export type StubLocalStore = {
  localStore: LocalStore
  database: LocalDatabase
  /** The encrypted rows in the outbox, by ID. */
  records: Map<string, EncryptedRecord>
  /** The encrypted records in any object store. */
  recordsOf: (store: string) => Map<string, EncryptedRecord>
  /** Makes all reads, the next one, or all writes fail, until it's called with `{}`. */
  refuse: (what: Refused) => void
  /** The disk's last recorded result: `null` for success. */
  result: () => unknown
}

export type StubDisk = Omit<StubLocalStore, 'localStore' | 'result'>

/** A local store for one test, with a key, which can be made to fail. */
export async function stubLocalStore(): Promise<StubLocalStore> {
  const key = await keyFrom(new Uint8Array(32))
  const disk = stubDisk()
  const { database } = disk
  let result: unknown = null
  const localStore: LocalStore = {
    tried: Promise.resolve(),
    disk: () => ({ database, key }),
    fetchKeyIfMissing: () => {},
    problem: () => null,
    recordResult: (error) => (result = error),
    confirm: () => Promise.resolve(),
    removeCache: async () => {
      try {
        await disk.database.change(['cache'], (records) => records('cache').clear())
        return true
      } catch {
        return false
      }
    },
    removeAll: () => Promise.resolve(),
    close: () => Promise.resolve(),
  }
  return { localStore, ...disk, result: () => result }
}

/** The same without a key, as `openLocalDatabase` returns it. */
export function stubDisk(): StubDisk {
  const stores = new Map<string, Map<string, EncryptedRecord>>()
  const recordsOf = (name: string) => {
    const records = stores.get(name) ?? new Map<string, EncryptedRecord>()
    stores.set(name, records)
    return records
  }
  let refused: Refused = {}
  const refusesRead = () => {
    const { reads = false } = refused
    if (reads === 'once') refused = { ...refused, reads: false }
    return reads !== false
  }
  const storeOf = (name: string) => ({
    get: (id: string) => unless(refusesRead(), () => recordsOf(name).get(id)),
    put: (record: EncryptedRecord, id = record.id) =>
      unless(refused.writes, () => recordsOf(name).set(id, record)),
    delete: (id: string) => unless(refused.writes, () => recordsOf(name).delete(id)),
    clear: () => unless(refused.writes, () => recordsOf(name).clear()),
    getAll: () => unless(refusesRead(), () => [...recordsOf(name).values()]),
    getAllKeys: ({ includes }: { includes: (id: string) => boolean }) =>
      unless(refusesRead(), () => [...recordsOf(name).keys()].filter(includes)),
    count: () => unless(refusesRead(), () => recordsOf(name).size),
  })
  const database = {
    read: (_: unknown, work: (of: typeof storeOf) => Promise<unknown>) => work(storeOf),
    change: async (_: unknown, work: (of: typeof storeOf) => Promise<unknown>) => {
      const before = Array.from(stores, ([name, records]) => [name, new Map(records)] as const)
      try {
        await work(storeOf)
      } catch (error) {
        stores.forEach((records) => records.clear())
        for (const [name, records] of before) {
          records.forEach((record, id) => recordsOf(name).set(id, record))
        }
        throw error
      }
    },
    close: () => Promise.resolve(),
  } as unknown as LocalDatabase
  return {
    database,
    records: recordsOf('rows'),
    recordsOf,
    refuse: (what) => (refused = what),
  }
}

async function unless<Result>(isRefused: boolean | undefined, work: () => Result): Promise<Result> {
  if (isRefused) throw new DOMException('It took too long.', 'TimeoutError')
  return work()
}
