import {
  getBytes,
  getMetadata,
  ref,
  uploadBytesResumable,
  type FullMetadata,
  type SettableMetadata,
  type StorageReference,
} from 'firebase/storage'
import { hasCode } from '../../../domain/errorCode.ts'
import { listFolders } from '../../documents/files/listObjects.ts'
import { requireSignedIn, type AccountAuth } from '../../sdk/accountAuth.ts'
import { storage } from '../../sdk/storage.ts'

/** An object in a folder of an existing app. */
export type FolderObject = {
  /** Below the person's folder, such as `photos/beach.jpg`. */
  path: string
  reference: StorageReference
}

/** Reads the names of all objects in a person's folders, in pages. */
export async function* allObjects(
  account: AccountAuth,
): AsyncGenerator<readonly FolderObject[], void> {
  requireSignedIn(account)
  for await (const page of listFolders(account)) {
    yield page.map((reference) => ({ path: pathOf(account, reference), reference }))
    requireSignedIn(account)
  }
}

function pathOf({ uid }: AccountAuth, { fullPath }: StorageReference): string {
  return fullPath.slice(`users/${uid}/`.length)
}

/**
 * Whether the rules let a client store an object with this part of its path. A server can name it in any way, but
 * Storage lists no path with an empty part.
 */
export function isStorablePart(part: string): boolean {
  return !['', '.', '..'].includes(part)
}

export async function countObjects(account: AccountAuth): Promise<number> {
  let count = 0
  for await (const page of allObjects(account)) count += page.length
  return count
}

/** The object at a path, which may not exist. */
export function objectAt({ uid, auth }: AccountAuth, path: string): StorageReference {
  return ref(storage(auth), `users/${uid}/${path}`)
}

/** What Storage knows of an object; `null` if there is none. */
export async function metadataOf(object: StorageReference): Promise<FullMetadata | null> {
  try {
    return await getMetadata(object)
  } catch (error) {
    if (hasCode(error, 'storage/object-not-found')) return null
    throw error
  }
}

/** The type of an object; that of any bytes if it was stored without one. */
export function typeOf({ contentType }: FullMetadata): string {
  return contentType ?? 'application/octet-stream'
}

/** Reads an object into memory that the caller can free. */
export async function readObject(object: StorageReference): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await getBytes(object))
}

export async function writeObject(
  object: StorageReference,
  bytes: Uint8Array<ArrayBuffer>,
  metadata: SettableMetadata,
  signal: AbortSignal,
): Promise<void> {
  signal.throwIfAborted()
  const task = uploadBytesResumable(object, bytes, metadata)
  const cancel = () => task.cancel()
  signal.addEventListener('abort', cancel)
  try {
    await task
  } catch (error) {
    signal.throwIfAborted()
    throw error
  } finally {
    signal.removeEventListener('abort', cancel)
  }
}
