import { type LocalDatabase, type EncryptedRecord, type StoreName } from './database.ts'
import { encrypt, decrypt, isEncryptedWith, recordLabel, type UserKey } from './encryption.ts'

/**
 * Returned for a record that this build can't read: another build stored it, or another key encrypted it. It may
 * still be valid, so it is never overwritten.
 */
export const unreadable = Symbol('from another build, or encrypted with another key')

/** The value of a record: `null` if there is none, or if it is damaged. */
export type Found<Value> = Value | null | typeof unreadable

/** The vectors of the records that a task has read, by ID; `null` if there was none. */
export type ReadVectors = Map<string, Uint8Array | null>

const outdatedName = 'OutdatedError'

/** Whether a write was refused because another tab has changed the record since it was read. */
export function isOutdated(error: unknown): boolean {
  return error instanceof Error && error.name === outdatedName
}

/**
 * Compares a stored record with what was read, in the transaction that changes it.
 *
 * @throws an error for `isOutdated` if another tab has changed it.
 */
export async function requireUnchanged(
  records: { get: (id: string) => Promise<EncryptedRecord | undefined> },
  id: string,
  readVectors: ReadVectors | undefined,
): Promise<void> {
  const read = readVectors?.get(id)
  if (read === undefined) return
  const now = await records.get(id)
  if (read && now ? isSameVector(read, now.iv) : !read && !now) return
  throw Object.assign(new Error(`Another tab has changed ${id}.`), { name: outdatedName })
}

type EncryptedStoreOptions<Value> = {
  database: LocalDatabase
  store: StoreName
  key: UserKey
  uid: string
  /** Whether a value has the shape that this build stores. A value without it is unreadable. */
  hasKnownShape: (value: object) => boolean
  /** For values that are read again and again, so that each is decrypted only once. */
  decrypted?: Decrypted<Value>
  /**
   * If given, `get` notes here what it reads, and a record that was changed since is neither overwritten nor
   * removed.
   */
  readVectors?: ReadVectors | undefined
}

/** Decrypted values by ID, valid while the stored vector is the same. */
export type Decrypted<Value> = Map<string, { iv: Uint8Array; value: Value }>

/** Opens a store of encrypted values. Damaged ones read as `null`, and stay until they are overwritten. */
export function encryptedStore<Value>({
  database,
  store,
  key,
  uid,
  hasKnownShape,
  decrypted = new Map(),
  readVectors,
}: EncryptedStoreOptions<Value>): EncryptedStore<Value> {
  const labelOf = (id: string) => recordLabel(uid, store, id)
  const open = async (id: string, record: EncryptedRecord): Promise<Found<Value>> => {
    if (!isEncryptedWith(key, record)) return unreadable
    const last = decrypted.get(id)
    if (last && isSameVector(last.iv, record.iv)) return last.value
    decrypted.delete(id)
    const value = await decrypt(key, labelOf(id), record).catch(() => null)
    if (value === null) return null
    if (!hasKnownShape(Object(value) as object)) return unreadable
    decrypted.set(id, { iv: record.iv, value: value as Value })
    return value as Value
  }
  return {
    all: async () => {
      const records = await database.read([store], (stored) => stored(store).getAll())
      const ids = new Set(records.map(({ id }) => id))
      for (const id of decrypted.keys()) if (!ids.has(id)) decrypted.delete(id)
      return Promise.all(
        records.map(async (record) => [record.id, await open(record.id, record)] as const),
      )
    },
    get: async (id) => {
      const record = await database.read([store], (records) => records(store).get(id))
      readVectors?.set(id, record?.iv ?? null)
      return record ? open(id, record) : null
    },
    put: async (id, value, { putAt, isCurrent } = {}) => {
      const encrypted = await encrypt(key, labelOf(id), value)
      await database.change([store], async (records) => {
        await requireUnchanged(records(store), id, readVectors)
        if (isCurrent?.() !== false)
          await records(store).put({ ...encrypted, id, putAt: putAt ?? Date.now() })
      })
      readVectors?.set(id, encrypted.iv)
      decrypted.set(id, { iv: encrypted.iv, value })
    },
    remove: async (id) => {
      await database.change([store], async (records) => {
        await requireUnchanged(records(store), id, readVectors)
        await records(store).delete(id)
      })
      readVectors?.set(id, null)
    },
  }
}

/** Every encryption has its own vector, so the same vector means the same value. */
function isSameVector(one: Uint8Array, other: Uint8Array): boolean {
  return one.every((byte, index) => byte === other[index])
}

type PutOptions = {
  /** How old the value is, as a time in milliseconds since 1970; by default, now. */
  putAt?: number
  /** Called after the encryption, in the transaction. If it returns `false`, nothing is written. */
  isCurrent?: () => boolean
}

/** A store of encrypted values by ID. Methods reject if the disk can't be read or written. */
type EncryptedStore<Value> = {
  /** Returns all values with their IDs. */
  all: () => Promise<readonly (readonly [string, Found<Value>])[]>
  get: (id: string) => Promise<Found<Value>>
  /** Resolves when the value is on disk. Replaces what is there, unreadable or not, unless `readVectors` forbid it. */
  put: (id: string, value: Value, options?: PutOptions) => Promise<void>
  remove: (id: string) => Promise<void>
}
