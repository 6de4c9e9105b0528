import type { Connection, SealedRecord, Store } from './database.ts'
import { seal, unseal } from './sealing.ts'

type Place = {
  connection: Connection
  store: Store
  key: CryptoKey
  uid: string
}

/** A drawer on the disk, in which every value is sealed. What the key does not open is passed over, and stays until it is written over. */
export function sealedDrawer<Value>({ connection, store, key, uid }: Place): Drawer<Value> {
  const labelOf = (id: string) => `${uid}/${store}/${id}`
  // The seal vouches for the shape: nobody else can have written it.
  const open = async ({ id, ...sealed }: SealedRecord) =>
    (await unseal(key, labelOf(id), sealed).catch(() => null)) as Value | null
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
      const sealed = await seal(key, labelOf(id), value)
      await connection.change([store], (records) =>
        records(store).put({ ...sealed, id, putAt: Date.now() }),
      )
    },
    remove: (id) => connection.change([store], (records) => records(store).delete(id)),
  }
}

/** Where values lie under their ids. Rejects where the storage does not take or give them. */
export type Drawer<Value> = {
  all: () => Promise<readonly Value[]>
  get: (id: string) => Promise<Value | null>
  /** Resolves once the value is on the disk. */
  put: (id: string, value: Value) => Promise<void>
  remove: (id: string) => Promise<void>
}
