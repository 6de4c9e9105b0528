import { FirebaseError } from 'firebase/app'
import {
  deleteObject,
  getBlob,
  getMetadata,
  ref,
  uploadBytesResumable,
  type StorageReference,
  type UploadTask,
} from 'firebase/storage'
import type { NewFile, StoredFile } from '../../domain/storedFile.ts'
import { isRefused } from '../userData/transact.ts'
import { storage } from '../storage.ts'
import { demandOwner, type UserData } from '../userData/userData.ts'

/** A file, and where its bytes lie. */
export type StoredBytes = Pick<StoredFile, 'id' | 'slot'>

/** Begins to send a file whose record is `arriving`. The task can be paused, resumed and cancelled. */
export function sendBytes(
  userData: UserData,
  file: StoredBytes & Pick<NewFile, 'type'>,
  bytes: Blob,
): UploadTask {
  demandOwner(userData)
  return uploadBytesResumable(slotOf(userData, file), bytes, {
    cacheControl: 'private, no-store',
    contentType: file.type,
    contentDisposition: 'attachment',
    customMetadata: { fileId: file.id },
  })
}

/**
 * Whether the bytes of a file are there, for when an answer was lost: Storage takes nothing twice.
 *
 * @throws the SDK's error while that cannot be found out.
 */
export async function hasBytes(
  userData: UserData,
  file: StoredBytes & Pick<NewFile, 'size'>,
): Promise<boolean> {
  return (await factsOfBytes(userData, file))?.size === file.size
}

/**
 * How many bytes there are of a file, and their MD5, where the service has one; `null` where there are none.
 *
 * @throws the SDK's error while that cannot be found out.
 */
export async function factsOfBytes(
  userData: UserData,
  file: StoredBytes,
): Promise<{ size: number; md5: string | undefined } | null> {
  const found = await factsOfSlot(userData, file)
  if (found?.customMetadata?.['fileId'] !== file.id) return null
  return { size: found.size, md5: found.md5Hash }
}

/**
 * The bytes of a file, read with the rules applied.
 *
 * @throws the SDK's error; `storage/object-not-found` when there are none.
 */
export async function readBytes(userData: UserData, file: StoredBytes): Promise<Blob> {
  demandOwner(userData)
  const bytes = await getBlob(slotOf(userData, file))
  // While the record was known, the slot may have gone to another file.
  if (await factsOfBytes(userData, file)) return bytes
  throw new FirebaseError('storage/object-not-found', 'Another file has the slot.')
}

/** Deletes the bytes of a file; that there are none is as good, and so is that another file has the slot. */
export async function removeBytes(userData: UserData, file: StoredBytes): Promise<void> {
  demandOwner(userData)
  try {
    await removeObject(slotOf(userData, file))
  } catch (error) {
    if (!isRefused(error) || (await factsOfBytes(userData, file))) throw error
  }
}

/**
 * Frees the slot of a file for its bytes, if it still holds those of a deleted file.
 *
 * @returns whether there were any.
 * @throws the SDK’s error.
 */
export async function clearSlot(userData: UserData, file: StoredBytes): Promise<boolean> {
  const found = await factsOfSlot(userData, file)
  if (!found || found.customMetadata?.['fileId'] === file.id) return false
  await removeObject(slotOf(userData, file))
  return true
}

/** Deletes an object; that there is none is as good. */
export async function removeObject(object: StorageReference): Promise<void> {
  try {
    await deleteObject(object)
  } catch (error) {
    if (!isMissing(error)) throw error
  }
}

/** Where the bytes of a file lie. */
export function slotOf(
  { uid, session }: UserData,
  { slot }: Pick<StoredBytes, 'slot'>,
): StorageReference {
  return ref(storage(session), `users/${uid}/files/${slot}`)
}

async function factsOfSlot(userData: UserData, file: StoredBytes) {
  try {
    return await getMetadata(slotOf(userData, file))
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof FirebaseError && error.code === 'storage/object-not-found'
}
