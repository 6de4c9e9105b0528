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
import type { NewFile } from '../../domain/storedFile.ts'
import { storage } from '../storage.ts'
import { demandOwner, type Vault } from '../vault/vault.ts'

/** Begins to send a file whose record is `arriving`. The task can be paused, resumed and cancelled. */
export function sendBytes(vault: Vault, file: NewFile, bytes: Blob): UploadTask {
  demandOwner(vault)
  return uploadBytesResumable(bytesOf(vault, file.id), bytes, {
    contentType: file.type,
    contentDisposition: 'attachment',
  })
}

/**
 * Whether the bytes of a file are there, for when an answer was lost: Storage takes nothing twice.
 *
 * @throws the SDK's error while that cannot be found out.
 */
export async function hasBytes(vault: Vault, file: NewFile): Promise<boolean> {
  return (await factsOfBytes(vault, file.id))?.size === file.size
}

/**
 * How many bytes there are of a file, and their MD5, where the service has one; `null` where there are none.
 *
 * @throws the SDK's error while that cannot be found out.
 */
export async function factsOfBytes(
  vault: Vault,
  fileId: string,
): Promise<{ size: number; md5: string | undefined } | null> {
  try {
    const { size, md5Hash } = await getMetadata(bytesOf(vault, fileId))
    return { size, md5: md5Hash }
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

/**
 * The bytes of a file, read with the rules applied.
 *
 * @throws the SDK's error; `storage/object-not-found` when there are none.
 */
export function readBytes(vault: Vault, fileId: string): Promise<Blob> {
  demandOwner(vault)
  return getBlob(bytesOf(vault, fileId))
}

/** Deletes the bytes of a file; that there are none is as good. */
export async function removeBytes(vault: Vault, fileId: string): Promise<void> {
  demandOwner(vault)
  try {
    await deleteObject(bytesOf(vault, fileId))
  } catch (error) {
    if (!isMissing(error)) throw error
  }
}

function bytesOf({ uid, session }: Vault, fileId: string): StorageReference {
  return ref(storage(session), `users/${uid}/files/${fileId}`)
}

function isMissing(error: unknown): boolean {
  return error instanceof FirebaseError && error.code === 'storage/object-not-found'
}
