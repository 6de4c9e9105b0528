import type { Connection, Records, SealedRecord, Store } from './database.ts'
import type { Drawer } from './drawer.ts'
import { seal, unseal } from './sealing.ts'

type Place = {
  connection: Connection
  store: Store
  key: CryptoKey
  uid: string
}

/** A drawer on the disk, in which every value is sealed. What cannot be opened is passed over, and stays. */
export function sealedDrawer<Value>({ connection, store, key, uid }: Place): Drawer<Value> {
  const labelOf = (id: string) => `${uid}/${store}/${id}`
  // The seal vouches for the shape: nobody else can have written it.
  const open = async ({ id, ...sealed }: SealedRecord) =>
    (await unseal(key, labelOf(id), sealed).catch(() => null)) as Value | null
  const change = (work: (records: Records) => Promise<unknown>) =>
    connection.run(async (database) => {
      const transaction = database.transaction(store, 'readwrite', { durability: 'strict' })
      await Promise.all([work(transaction.store), transaction.done])
    })
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
      await change((records) => records.put({ ...sealed, id, putAt: Date.now() }))
    },
    remove: (id) => change((records) => records.delete(id)),
    clear: () => change((records) => records.clear()),
  }
}
