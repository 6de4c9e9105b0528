import { type Connection, type EncryptedRecord, type Store } from './database.ts'
import { encrypt, decrypt } from './encryption.ts'

type EncryptedStoreOptions = {
  connection: Connection
  store: Store
  key: CryptoKey
  uid: string
}

/**
 * Values on disk, each encrypted. A value that the key cannot decrypt counts as none, and stays
 * until it is overwritten.
 */
export function encryptedStore<Value>({
  connection,
  store,
  key,
  uid,
}: EncryptedStoreOptions): EncryptedStore<Value> {
  const labelOf = (id: string) => `${uid}/${store}/${id}`
  const open = async ({ id, ...encrypted }: EncryptedRecord) => {
    const value = await decrypt(key, labelOf(id), encrypted).catch(() => null)
    // Encryption authenticates the shape: nobody else can have written it.
    return [id, value as Value | null] as const
  }
  return {
    all: async () =>
      Promise.all((await connection.run((database) => database.getAll(store))).map(open)),
    get: async (id) => {
      const record = await connection.run((database) => database.get(store, id))
      return record ? (await open(record))[1] : null
    },
    put: async (id, value) => {
      const encrypted = await encrypt(key, labelOf(id), value)
      await connection.change([store], (records) =>
        records(store).put({ ...encrypted, id, putAt: Date.now() }),
      )
    },
    remove: (id) => connection.change([store], (records) => records(store).delete(id)),
  }
}

/** Where values lie under their ids. Rejects where the storage does not take or give them. */
export type EncryptedStore<Value> = {
  /** All of them with their ids; `null` for what the key does not decrypt. */
  all: () => Promise<readonly (readonly [string, Value | null])[]>
  get: (id: string) => Promise<Value | null>
  /** Resolves once the value is on the disk. */
  put: (id: string, value: Value) => Promise<void>
  remove: (id: string) => Promise<void>
}
