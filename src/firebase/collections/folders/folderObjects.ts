import {
  uploadBytesResumable,
  type FullMetadata,
  type SettableMetadata,
  type StorageReference,
} from 'firebase/storage'
import { listFolders } from '../../documents/files/listObjects.ts'
import { requireSignedIn, type AccountAuth } from '../../sdk/accountAuth.ts'

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

/** The type of an object; that of any bytes if it was stored without one. */
export function typeOf({ contentType }: FullMetadata): string {
  return contentType ?? 'application/octet-stream'
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
