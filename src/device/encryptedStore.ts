import { type Connection, type EncryptedRecord, type Store } from './database.ts'
import { encrypt, decrypt } from './encryption.ts'

type EncryptedStoreOptions = {
  connection: Connection
  store: Store
  key: CryptoKey
  uid: string
}

/**
 * Values on disk, each encrypted. A value that the key cannot decrypt is skipped, and stays until
 * it is overwritten.
 */
export function encryptedStore<Value>({
  connection,
  store,
  key,
  uid,
}: EncryptedStoreOptions): EncryptedStore<Value> {
  const labelOf = (id: string) => `${uid}/${store}/${id}`
  // Encryption authenticates the shape: nobody else can have written it.
  const open = async ({ id, ...encrypted }: EncryptedRecord) =>
    (await decrypt(key, labelOf(id), encrypted).catch(() => null)) as Value | null
  return {
    all: async () => {
      const records = await connection.run((database) => database.getAll(store))
      const values = await Promise.all(records.map(open))
      return values.filter((value) => value !== null)
    },
    get: async (id) => {
      const record = await connection.run((database) => database.get(store, id))
      return record ? open(record) : null
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
  all: () => Promise<readonly Value[]>
  get: (id: string) => Promise<Value | null>
  /** Resolves once the value is on the disk. */
  put: (id: string, value: Value) => Promise<void>
  remove: (id: string) => Promise<void>
}
