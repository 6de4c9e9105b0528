import {
  deleteObject,
  getBlob,
  getBytes,
  getMetadata,
  ref,
  uploadBytesResumable,
  type FullMetadata,
  type StorageReference,
  type UploadTask,
} from 'firebase/storage'
import { codedError, hasCode } from '../../../domain/errorCode.ts'
import type { NewFile, StoredFile } from '../../../domain/files/storedFile.ts'
import { requireSignedIn, type AccountAuth } from '../../sdk/accountAuth.ts'
import { storage } from '../../sdk/storage.ts'
import { isDenied } from '../runTransaction.ts'

export type FileSlot = Pick<StoredFile, 'id' | 'slot'>

/**
 * Starts uploading a file whose record is `uploading`. The task can be paused, resumed, and
 * canceled.
 */
export function sendBytes(
  account: AccountAuth,
  file: FileSlot & Pick<NewFile, 'type'>,
  bytes: Blob,
): UploadTask {
  requireSignedIn(account)
  return uploadBytesResumable(slotRef(account, file), bytes, {
    cacheControl: 'private, no-store',
    contentType: file.type,
    contentDisposition: 'attachment',
    customMetadata: { fileId: file.id },
  })
}

/**
 * Returns whether a file's bytes have arrived. After a lost response they may have, and Storage
 * refuses to store them twice.
 */
export async function hasBytes(
  account: AccountAuth,
  file: FileSlot & Pick<NewFile, 'size'>,
): Promise<boolean> {
  return (await fileMetadata(account, file))?.size === file.size
}

/**
 * Returns the size of a stored file in bytes and its MD5, if the service provides one; `null` if
 * there are no bytes.
 */
export async function fileMetadata(
  account: AccountAuth,
  file: FileSlot,
): Promise<{ size: number; md5: string | undefined } | null> {
  const found = await metadataOf(slotRef(account, file))
  if (found?.customMetadata?.['fileId'] !== file.id) return null
  return { size: found.size, md5: found.md5Hash }
}

/**
 * Returns a file's bytes, read with the rules applied.
 *
 * @throws `storage/object-not-found` if there are none.
 */
export function readBytes(account: AccountAuth, file: FileSlot): Promise<Blob> {
  return readSlot(account, file, getBlob)
}

/** Like `readBytes`, but into memory that the caller can free. Browsers keep a blob until it's garbage-collected. */
export function readIntoMemory(
  account: AccountAuth,
  file: FileSlot,
): Promise<Uint8Array<ArrayBuffer>> {
  return readSlot(account, file, readObject)
}

async function readSlot<Content>(
  account: AccountAuth,
  file: FileSlot,
  read: (slot: StorageReference) => Promise<Content>,
): Promise<Content> {
  requireSignedIn(account)
  const bytes = await read(slotRef(account, file))
  // Another file may have taken the slot since the record was read.
  if (await fileMetadata(account, file)) return bytes
  throw codedError('storage/object-not-found', 'The slot belongs to another file.')
}

/** Deletes a file's bytes. Succeeds if there are none, or if another file has the slot. */
export async function deleteBytes(account: AccountAuth, file: FileSlot): Promise<void> {
  requireSignedIn(account)
  try {
    await deleteObjectIfPresent(slotRef(account, file))
  } catch (error) {
    if (!isDenied(error) || (await fileMetadata(account, file))) throw error
  }
}

/**
 * Frees a file's slot if it still holds the bytes of a deleted file.
 *
 * @returns whether it did.
 */
export async function clearSlot(account: AccountAuth, file: FileSlot): Promise<boolean> {
  const found = await metadataOf(slotRef(account, file))
  if (!found || found.customMetadata?.['fileId'] === file.id) return false
  await deleteObjectIfPresent(slotRef(account, file))
  return true
}

export async function deleteObjectIfPresent(object: StorageReference): Promise<void> {
  try {
    await deleteObject(object)
  } catch (error) {
    if (!isMissing(error)) throw error
  }
}

export function slotRef(account: AccountAuth, { slot }: Pick<FileSlot, 'slot'>): StorageReference {
  return objectAt(account, `files/${slot}`)
}

/** The object at a path below the person's folder, which may not exist. */
export function objectAt({ uid, auth }: AccountAuth, path: string): StorageReference {
  return ref(storage(auth), `users/${uid}/${path}`)
}

/** Reads an object into memory that the caller can free. */
export async function readObject(object: StorageReference): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await getBytes(object))
}

/** What Storage knows of an object; `null` if there is none. */
export async function metadataOf(object: StorageReference): Promise<FullMetadata | null> {
  try {
    return await getMetadata(object)
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

function isMissing(error: unknown): boolean {
  return hasCode(error, 'storage/object-not-found')
}
