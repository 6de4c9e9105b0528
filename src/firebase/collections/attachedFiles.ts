import { codedError } from '../../domain/errorCode.ts'
import { mayStoreFiles } from '../../domain/files/fileQuota.ts'
import type { FileRefusal } from '../../domain/files/fileTypes.ts'
import type { StoredFile } from '../../domain/files/storedFile.ts'
import { currentProduct } from '../../product/currentProduct.ts'
import { checkFile } from '../../storage/data/checkFile.ts'
import { readFileById } from '../documents/files/fileReader.ts'
import { deleteFile, deleteCanceledUpload } from '../documents/files/fileRecords.ts'
import { watchFilesOf } from '../documents/files/watchFiles.ts'
import { accountAuth, signedInUser } from '../sdk/accountAuth.ts'
import { requireOnline } from '../sdk/connection.ts'
import { storeFile, type StoreOutcome } from './files/storeFile.ts'

/** Why a file can't be attached, for a sentence of the product. */
export type AttachRefusal = FileRefusal | Exclude<StoreOutcome, 'stored'>

type AttachOptions = {
  /** Cancels the upload. */
  signal?: AbortSignal
  /** Called with how much has been sent, from 0 to 1. */
  onProgress?: (share: number) => void
}

/**
 * Attaches a file to a document in one of the product's `files` collections, which has to be on the server. What fails
 * or is canceled is deleted again. If that fails, too, it counts toward the quota until the quota is full and a day has
 * passed. A file has at most 10 MiB, and one of the types in `acceptedExtensions`; its content has to match.
 *
 * @returns `null` once it is stored, or why it can't be.
 * @throws the SDK's error, at once if the browser is offline; `storage/unauthorized` for a guest, unless `guest.files`
 *   is on; the signal's reason when it aborts.
 */
export async function attachFile(
  uid: string,
  documentId: string,
  file: File,
  { signal = new AbortController().signal, onProgress }: AttachOptions = {},
): Promise<AttachRefusal | null> {
  if (import.meta.env.DEV) requireNamed()
  const account = accountAuth(uid)
  if (!mayStoreFiles(signedInUser(account)))
    throw codedError('storage/unauthorized', 'Guests can’t store files unless guest.files is on.')
  const checked = await checkFile(file)
  if (checked.why !== null) return checked.why
  await requireOnline()
  const { name, size, type, bytes } = checked
  const id = crypto.randomUUID()
  const attached = { id, attachedTo: documentId, name, size, type, bytes }
  try {
    const outcome = await storeFile(account, attached, {
      signal,
      onProgress: (sent) => onProgress?.(sent / size),
    })
    return outcome === 'stored' ? null : outcome
  } catch (error) {
    await deleteCanceledUpload(account, id).catch(() => null)
    signal.throwIfAborted()
    throw error
  }
}

/**
 * Reports the files of a document, oldest first: once they are known, and after each change on any device.
 *
 * @param report called with `null` while the server can't be reached.
 * @returns stops it.
 */
export function watchAttachedFiles(
  uid: string,
  documentId: string,
  report: (files: readonly StoredFile[] | null) => void,
): () => void {
  return watchFilesOf(accountAuth(uid), documentId, {
    found: report,
    unreachable: () => report(null),
  })
}

/**
 * Reads a file. Its content is what someone has uploaded: save it with `saveFile`, or show it as a picture only.
 *
 * @throws the SDK's error; `storage/object-not-found` if it is deleted.
 */
export function readAttachedFile(uid: string, fileId: string): Promise<Blob> {
  return readFileById(accountAuth(uid), fileId)
}

/**
 * Permanently deletes a file. Safe to repeat.
 *
 * @throws the SDK's error.
 */
export async function deleteAttachedFile(uid: string, fileId: string): Promise<void> {
  await deleteFile(accountAuth(uid), fileId)
}

/** Otherwise, the server would deny it, as if the document didn't exist. */
function requireNamed(): void {
  if (currentProduct().files.length > 0) return
  const [example = 'items'] = currentProduct().collections
  throw new Error(
    `attachFile needs the collections whose documents may have files. Add files: ['${example}'] to product.ts.`,
  )
}
