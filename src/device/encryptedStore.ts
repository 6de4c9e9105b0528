import { type Connection, type EncryptedRecord, type Store, connect } from './database.ts'
import { encrypt, decrypt, encryptBytes, decryptBytes } from './encryption.ts'
import { keyOnDevice } from './localStore.ts'

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

type EncryptedFilesOptions = { connection: Connection; key: CryptoKey; uid: string }

/** How long a slow disk may take for ten megabytes, in milliseconds. */
const patience = 20_000

const both = ['uploads', 'uploadBytes'] as const

/** Files with their rows, sealed on the disk. All rejects with what the browser says. */
export function encryptedFiles<Row extends { id: string }>({
  connection,
  key,
  uid,
}: EncryptedFilesOptions) {
  const rows = encryptedStore<Row>({ connection, key, uid, store: 'uploads' })
  const labelOf = (store: string, id: string) => `${uid}/${store}/${id}`
  return {
    all: rows.all,
    /** Changes the row of a file that is there. */
    put: (row: Row) => rows.put(row.id, row),
    /** Puts a file with its row, in the place of the one with the id `replaced`: all of it or nothing. */
    add: async (row: Row, bytes: Blob, replaced = row.id) => {
      const { id } = row
      const putAt = Date.now()
      const encryptedRow = await encrypt(key, labelOf('uploads', id), row)
      const label = labelOf('uploadBytes', id)
      const encrypted = await encryptBytes(key, label, await bytes.arrayBuffer())
      await connection.change(
        both,
        (records) =>
          Promise.all([
            ...both.map((store) => records(store).delete(replaced)),
            records('uploadBytes').put({ ...encrypted, id, putAt }),
            records('uploads').put({ ...encryptedRow, id, putAt }),
          ]),
        patience,
      )
    },
    /** Rejects, too, where the key does not open them; `null` where there are none. */
    bytes: async (id: string) => {
      const record = await connection.run((database) => database.get('uploadBytes', id), patience)
      return record && new Blob([await decryptBytes(key, labelOf('uploadBytes', id), record)])
    },
    remove: (id: string) =>
      connection.change(both, (records) =>
        Promise.all(both.map((store) => records(store).delete(id))),
      ),
  }
}

/**
 * The ids of all rows of edits and files on this device’s disk, readable or not. Rejects if the
 * disk does not answer.
 */
export async function encryptedIds(uid: string): Promise<readonly string[]> {
  const { run, close } = connect(uid)
  try {
    return await run(async (database) => [
      ...(await database.getAllKeys('rows')),
      ...(await database.getAllKeys('uploads')),
    ])
  } finally {
    await close()
  }
}

/**
 * The bytes of a file that lie on this device's disk; `null` where there are none any more, or where they
 * are damaged for good. Rejects where that cannot be found out now.
 */
export async function encryptedBytes(uid: string, fileId: string): Promise<Blob | null> {
  const connection = connect(uid)
  try {
    const key = await keyOnDevice(uid, connection)
    if (!key) throw new Error('The key is not here.')
    return (await encryptedFiles({ connection, key, uid }).bytes(fileId)) ?? null
  } catch (error) {
    if (isDamage(error)) return null
    throw error
  } finally {
    await connection.close()
  }
}

/** As the browser says that a key does not open what it should. */
function isDamage(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'OperationError'
}
