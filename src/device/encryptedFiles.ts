import { type Connection, connect } from './database.ts'
import { encrypt, encryptBytes, decryptBytes } from './encryption.ts'
import { encryptedStore } from './encryptedStore.ts'
import { keyOnDevice } from './localStore.ts'

type EncryptedFilesOptions = { connection: Connection; key: CryptoKey; uid: string }

/** How long a slow disk may take for ten megabytes, in milliseconds. */
const patience = 20_000

const both = ['uploads', 'uploadBytes'] as const

type FileOnItsWay<Row> = {
  /** `null` takes the file away. */
  row: Row | null
  /** Absent where they are there already. */
  bytes?: Blob | null
  /** Another id, whose file goes in the same transaction. */
  replaced?: string
}

/** Files with their rows, encrypted on disk. Everything rejects with the browser’s own error. */
export function encryptedFiles<Row extends { id: string }>({
  connection,
  key,
  uid,
}: EncryptedFilesOptions) {
  const { all, get, put } = encryptedStore<Row>({ connection, key, uid, store: 'uploads' })
  const labelOf = (store: string, id: string) => `${uid}/${store}/${id}`
  const add = async (row: Row, bytes: Blob, replaced: string) => {
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
  }
  return {
    all,
    get,
    /** Changes what lies there of one file, in one transaction. */
    write: (id: string, { row, bytes, replaced = id }: FileOnItsWay<Row>) => {
      if (row) return bytes ? add(row, bytes, replaced) : put(id, row)
      return connection.change(both, (records) =>
        Promise.all(both.map((store) => records(store).delete(id))),
      )
    },
    /** Rejects, too, where the key does not open them; `null` where there are none. */
    bytes: async (id: string) => {
      const record = await connection.run((database) => database.get('uploadBytes', id), patience)
      return record && new Blob([await decryptBytes(key, labelOf('uploadBytes', id), record)])
    },
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
