import { readEncryptedBytes } from '../../storage/encryptedFiles.ts'
import { notebookOf } from '../notebooks.ts'

/**
 * Reads a file that hasn't been uploaded yet; `null` if its bytes are damaged or gone. Rejects if that can't be
 * determined now.
 */
export async function readUpload(uid: string, fileId: string): Promise<Blob | null> {
  return (await notebookOf(uid).uploads.bytes(fileId)) ?? readEncryptedBytes(uid, fileId)
}
