import { type LocalDatabase, openLocalDatabase } from '#src/storage/encrypted/database.ts'
import {
  encryptedStore,
  requireUnchanged,
  type ReadVectors,
} from '#src/storage/encrypted/encryptedStore.ts'
import {
  encrypt,
  encryptBytes,
  decryptBytes,
  isEncryptedWith,
  recordLabel,
  type UserKey,
} from '#src/storage/encrypted/encryption.ts'
import { keyOnDevice } from '#src/storage/encrypted/localStore.ts'
import type { Write } from './sync/diskRows.ts'

type EncryptedFilesOptions = {
  database: LocalDatabase
  key: UserKey
  uid: string
  /** As for `encryptedStore`. */
  hasKnownShape?: (value: object) => boolean
  /** As for `encryptedStore`. */
  readVectors?: ReadVectors | undefined
}

/** Enough for a slow disk and ten megabytes. */
const timeoutMs = 20_000

const uploadStores = ['uploads', 'uploadBytes'] as const

/**
 * Opens the store of encrypted files and their rows. All methods reject with the browser's error.
 */
export function openEncryptedFiles<Row extends { id: string }>({
  database,
  key,
  uid,
  hasKnownShape = () => true,
  readVectors,
}: EncryptedFilesOptions) {
  const { all, get, put } = encryptedStore<Row>({
    database,
    key,
    uid,
    store: 'uploads',
    hasKnownShape,
    readVectors,
  })
  const add = async (row: Row, bytes: Blob) => {
    const { id } = row
    const encryptedRow = await encrypt(key, recordLabel(uid, 'uploads', id), row)
    const label = recordLabel(uid, 'uploadBytes', id)
    const encrypted = await encryptBytes(key, label, await bytes.arrayBuffer())
    await database.change(
      uploadStores,
      async (records) => {
        const putAt = Date.now()
        await requireUnchanged(records('uploads'), id, readVectors)
        await Promise.all([
          records('uploadBytes').put({ ...encrypted, id, putAt }),
          records('uploads').put({ ...encryptedRow, id, putAt }),
        ])
      },
      timeoutMs,
    )
  }
  return {
    all,
    get,
    /** Changes a file's row and bytes in one transaction. */
    write: (id: string, { row, bytes }: Write<Row>) => {
      if (row) return bytes && bytes !== 'lost' ? add(row, bytes) : put(id, row)
      return database.change(uploadStores, async (records) => {
        await requireUnchanged(records('uploads'), id, readVectors)
        await Promise.all(uploadStores.map((store) => records(store).delete(id)))
      })
    },
    /**
     * Returns the bytes, or `undefined` if there are none. Rejects if the key can't decrypt them.
     */
    bytes: async (id: string) => {
      const record = await database.read(
        ['uploadBytes'],
        (records) => records('uploadBytes').get(id),
        timeoutMs,
      )
      if (!record) return undefined
      if (!isEncryptedWith(key, record)) throw new Error('Another build has stored these bytes.')
      return new Blob([await decryptBytes(key, recordLabel(uid, 'uploadBytes', id), record)])
    },
  }
}

/**
 * Returns the IDs of all of a person's rows and files on this device's disk, readable or not.
 * Rejects if the disk doesn't answer.
 */
export async function encryptedIds(uid: string): Promise<readonly string[]> {
  const { read, close } = openLocalDatabase(uid)
  try {
    return await read(['rows', 'uploads'], async (records) => [
      ...(await records('rows').getAllKeys()),
      ...(await records('uploads').getAllKeys()),
    ])
  } finally {
    await close()
  }
}

/**
 * Returns a file's bytes from this device's disk; `null` if there are none or they are permanently
 * damaged. Rejects if that can't be determined now.
 */
export async function readEncryptedBytes(uid: string, fileId: string): Promise<Blob | null> {
  const database = openLocalDatabase(uid)
  try {
    const key = await keyOnDevice(uid, database)
    if (!key) throw new Error('The encryption key isn’t on this device.')
    return (await openEncryptedFiles({ database, key, uid }).bytes(fileId)) ?? null
  } catch (error) {
    if (isDamage(error)) return null
    throw error
  } finally {
    await database.close()
  }
}

/** The browser's error when a key can't decrypt something. */
function isDamage(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'OperationError'
}
