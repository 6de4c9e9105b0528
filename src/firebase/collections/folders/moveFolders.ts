import type { FullMetadata, StorageReference } from 'firebase/storage'
import { objectSizeLimit } from '../../../domain/files/fileLimits.ts'
import { addCopiedIds, isCopied } from '../../../storage/journals/moveJournal.ts'
import { metadataOf, objectAt, readObject } from '../../documents/files/fileBytes.ts'
import { requireSignedIn, type AccountPair } from '../../sdk/accountAuth.ts'
import {
  allObjects,
  countObjects,
  isStorablePart,
  typeOf,
  writeObject,
  type FolderObject,
} from './folderObjects.ts'

/**
 * Copies the objects in a guest's folders. If the account has another one at the path of a guest's, or if only a server
 * can store that path, the guest's gets a new name. Resumes if interrupted.
 *
 * @param onCopied called after each object, even if it was there already.
 * @returns whether some stay behind, because they are larger than the rules allow.
 */
async function copyObjects(
  pair: AccountPair,
  signal: AbortSignal,
  onCopied: () => void,
): Promise<boolean> {
  let isAnyLeft = false
  for await (const page of allObjects(pair.from)) {
    for (const object of page) {
      signal.throwIfAborted()
      if (await copyObject(pair, object, signal)) onCopied()
      else isAnyLeft = true
    }
  }
  return isAnyLeft
}

/** Whether the account has all objects in a guest's folders. */
async function haveObjectsArrived(pair: AccountPair, signal: AbortSignal): Promise<boolean> {
  for await (const page of allObjects(pair.from)) {
    for (const object of page) {
      signal.throwIfAborted()
      const original = await objectToMove(pair, object)
      if (original && !(await placeFor(pair, original)).isThere) return false
    }
  }
  return true
}

/** The part of a move that is about the objects in a guest's folders. */
export const folderMove = {
  countToMove: countObjects,
  copy: copyObjects,
  haveItemsArrived: haveObjectsArrived,
}

/** An object, and what Storage knows of it. */
type Original = FolderObject & { metadata: FullMetadata }

/** `null` if this move has copied it, or if there is nothing to copy. */
async function objectToMove({ from }: AccountPair, object: FolderObject): Promise<Original | null> {
  if (isCopied(from.uid, nameOf(object))) return null
  const metadata = await metadataOf(object.reference)
  return metadata && { ...object, metadata }
}

/** Returns false if the object is too large. */
async function copyObject(
  pair: AccountPair,
  object: FolderObject,
  signal: AbortSignal,
): Promise<boolean> {
  const { from, to } = pair
  const original = await objectToMove(pair, object)
  if (!original) return true
  if (original.metadata.size > objectSizeLimit) return false
  const { place, isThere } = await placeFor(pair, original)
  if (!isThere) {
    const { metadata, reference } = original
    const { cacheControl, contentDisposition, contentLanguage, customMetadata } = metadata
    const bytes = await readObject(reference)
    requireSignedIn(to)
    const described = {
      contentType: typeOf(metadata),
      ...(cacheControl && { cacheControl }),
      ...(contentDisposition && { contentDisposition }),
      ...(contentLanguage && { contentLanguage }),
      ...(customMetadata && { customMetadata }),
    }
    await writeObject(place, bytes, described, signal)
  }
  await addCopiedIds(from.uid, [nameOf(object)])
  return true
}

/** Where the copy of an object is, or where it will be: the first free name. */
async function placeFor(
  { to }: AccountPair,
  original: Original,
): Promise<{ place: StorageReference; isThere: boolean }> {
  for (let count = 1; ; count += 1) {
    requireSignedIn(to)
    const place = objectAt(to, numbered(storablePath(original), count))
    const known = await metadataOf(place)
    if (!known) return { place, isThere: false }
    if (await isCopy(original, place, known)) return { place, isThere: true }
  }
}

async function isCopy(
  { metadata, reference }: Original,
  place: StorageReference,
  known: FullMetadata,
): Promise<boolean> {
  if (known.size !== metadata.size || typeOf(known) !== typeOf(metadata)) return false
  if (!isSameText(known.customMetadata, metadata.customMetadata)) return false
  if (known.md5Hash && metadata.md5Hash) return known.md5Hash === metadata.md5Hash
  // A server can compose an object of others, which then has no hash.
  const [copied, own] = [await readObject(place), await readObject(reference)]
  return copied.every((byte, at) => byte === own[at])
}

function isSameText(
  one: FullMetadata['customMetadata'] = {},
  other: FullMetadata['customMetadata'] = {},
): boolean {
  const names = Object.keys({ ...one, ...other })
  return names.every((name) => one[name] === other[name])
}

/** Such as `photos/untitled/beach.jpg` for `photos/../beach.jpg`. */
function storablePath({ path }: FolderObject): string {
  const parts = path.split('/')
  return parts.map((part) => (isStorablePart(part) ? part : 'untitled')).join('/')
}

const ending = /(\.[a-z0-9]{1,10})?$/i

/** Such as `photos/beach (2).jpg` for the second. */
function numbered(path: string, count: number): string {
  return count === 1 ? path : path.replace(ending, ` (${count})$1`)
}

/** No collection of a product has the name `files`. */
function nameOf({ reference }: FolderObject): string {
  return `files/${reference.fullPath}`
}
