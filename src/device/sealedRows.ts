import { connect } from './database.ts'
import { keyOnDevice } from './keyring.ts'
import { sealedFiles } from './sealedFiles.ts'

/** The ids of all rows of words and files that lie on this device's disk, readable or not. Rejects where the disk does not answer. */
export async function sealedIds(uid: string): Promise<readonly string[]> {
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
export async function sealedBytes(uid: string, fileId: string): Promise<Blob | null> {
  const connection = connect(uid)
  try {
    const key = await keyOnDevice(uid, connection)
    if (!key) throw new Error('The key is not here.')
    return (await sealedFiles({ connection, key, uid }).bytes(fileId)) ?? null
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
