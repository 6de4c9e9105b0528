import { type Connection, type EncryptedRecord, type Store } from './database.ts'
import { encrypt, decrypt, recordLabel } from './encryption.ts'

type EncryptedStoreOptions<Value> = {
  connection: Connection
  store: Store
  key: CryptoKey
  uid: string
  /** For values that are read again and again, so that each is decrypted only once. */
  decrypted?: Decrypted<Value>
}

/** Decrypted values by ID, valid while the stored vector is the same. */
export type Decrypted<Value> = Map<string, { iv: Uint8Array; value: Value }>

/**
 * Opens a store of encrypted values. One that the key can't decrypt reads as `null`, and stays
 * until it is overwritten.
 */
export function encryptedStore<Value>({
  connection,
  store,
  key,
  uid,
  decrypted = new Map(),
}: EncryptedStoreOptions<Value>): EncryptedStore<Value> {
  const labelOf = (id: string) => recordLabel(uid, store, id)
  const open = async ({ id, ...encrypted }: EncryptedRecord) => {
    const known = decrypted.get(id)
    if (known && isSameVector(known.iv, encrypted.iv)) return [id, known.value] as const
    const value = await decrypt(key, labelOf(id), encrypted).catch(() => null)
    // Encryption authenticates the shape: nobody else can have written it.
    if (value === null) decrypted.delete(id)
    else decrypted.set(id, { iv: encrypted.iv, value: value as Value })
    return [id, value as Value | null] as const
  }
  return {
    all: async () => {
      const records = await connection.run((database) => database.getAll(store))
      const ids = new Set(records.map(({ id }) => id))
      for (const id of decrypted.keys()) if (!ids.has(id)) decrypted.delete(id)
      return Promise.all(records.map(open))
    },
    get: async (id) => {
      const record = await connection.run((database) => database.get(store, id))
      return record ? (await open(record))[1] : null
    },
    put: async (id, value, { putAt, isCurrent } = {}) => {
      const encrypted = await encrypt(key, labelOf(id), value)
      await connection.change([store], async (records) => {
        if (isCurrent?.() !== false)
          await records(store).put({ ...encrypted, id, putAt: putAt ?? Date.now() })
      })
      decrypted.set(id, { iv: encrypted.iv, value })
    },
    remove: (id) => connection.change([store], (records) => records(store).delete(id)),
  }
}

/** Every encryption has its own vector, so the same vector means the same value. */
function isSameVector(one: Uint8Array, other: Uint8Array): boolean {
  return one.every((byte, index) => byte === other[index])
}

type PutOptions = {
  /** As of when the value is, in milliseconds since 1970; by default, when it is written. */
  putAt?: number
  /** Called after the encryption, in the transaction. If it returns `false`, nothing is written. */
  isCurrent?: () => boolean
}

/** A store of encrypted values by ID. Methods reject if the disk can't be read or written. */
export type EncryptedStore<Value> = {
  /** Returns all values with their IDs; `null` for those that can't be decrypted. */
  all: () => Promise<readonly (readonly [string, Value | null])[]>
  get: (id: string) => Promise<Value | null>
  /** Resolves when the value is on disk. */
  put: (id: string, value: Value, options?: PutOptions) => Promise<void>
  remove: (id: string) => Promise<void>
}
