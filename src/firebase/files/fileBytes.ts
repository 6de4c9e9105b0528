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
  try {
    return (await getMetadata(bytesOf(vault, file.id))).size === file.size
  } catch (error) {
    if (isMissing(error)) return false
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
