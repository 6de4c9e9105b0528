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
import { isRefused } from '../notes/transact.ts'
import { storage } from '../storage.ts'
import { demandOwner, type Vault } from '../vault/vault.ts'

/** A file, and where its bytes lie. */
export type Placed = Pick<StoredFile, 'id' | 'slot'>

/** Begins to send a file whose record is `arriving`. The task can be paused, resumed and cancelled. */
export function sendBytes(
  vault: Vault,
  file: Placed & Pick<NewFile, 'type'>,
  bytes: Blob,
): UploadTask {
  demandOwner(vault)
  return uploadBytesResumable(slotOf(vault, file), bytes, {
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
  vault: Vault,
  file: Placed & Pick<NewFile, 'size'>,
): Promise<boolean> {
  return (await factsOfBytes(vault, file))?.size === file.size
}

/**
 * How many bytes there are of a file, and their MD5, where the service has one; `null` where there are none.
 *
 * @throws the SDK's error while that cannot be found out.
 */
export async function factsOfBytes(
  vault: Vault,
  file: Placed,
): Promise<{ size: number; md5: string | undefined } | null> {
  const found = await factsOfSlot(vault, file)
  if (found?.customMetadata?.['fileId'] !== file.id) return null
  return { size: found.size, md5: found.md5Hash }
}

/**
 * The bytes of a file, read with the rules applied.
 *
 * @throws the SDK's error; `storage/object-not-found` when there are none.
 */
export async function readBytes(vault: Vault, file: Placed): Promise<Blob> {
  demandOwner(vault)
  const bytes = await getBlob(slotOf(vault, file))
  // While the record was known, the slot may have gone to another file.
  if (await factsOfBytes(vault, file)) return bytes
  throw new FirebaseError('storage/object-not-found', 'Another file has the slot.')
}

/** Deletes the bytes of a file; that there are none is as good, and so is that another file has the slot. */
export async function removeBytes(vault: Vault, file: Placed): Promise<void> {
  demandOwner(vault)
  try {
    await removeObject(slotOf(vault, file))
  } catch (error) {
    if (!isRefused(error) || (await factsOfBytes(vault, file))) throw error
  }
}

/**
 * Makes room in the slot of a file for its bytes, where those of a file lie that is gone.
 *
 * @returns whether there were any.
 * @throws the SDK's error.
 */
export async function clearSlot(vault: Vault, file: Placed): Promise<boolean> {
  const found = await factsOfSlot(vault, file)
  if (!found || found.customMetadata?.['fileId'] === file.id) return false
  await removeObject(slotOf(vault, file))
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
export function slotOf({ uid, session }: Vault, { slot }: Pick<Placed, 'slot'>): StorageReference {
  return ref(storage(session), `users/${uid}/files/${slot}`)
}

async function factsOfSlot(vault: Vault, file: Placed) {
  try {
    return await getMetadata(slotOf(vault, file))
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof FirebaseError && error.code === 'storage/object-not-found'
}
