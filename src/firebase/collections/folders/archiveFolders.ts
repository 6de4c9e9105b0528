import type { ArchiveWriter, OpenedArchive } from '../../../domain/data/archive.ts'
import {
  objectKind,
  objectPaths,
  type ObjectDetails,
  type ObjectEntry,
} from '../../../domain/data/archivedObject.ts'
import { entrySizeLimit, type MissingItem } from '../../../domain/data/archiveManifest.ts'
import type { ItemCounts } from '../../../domain/data/itemCounts.ts'
import { metadataOf, objectAt, readObject } from '../../documents/files/fileBytes.ts'
import { bytesReader } from '../../documents/files/fileReader.ts'
import { isDenied } from '../../documents/runTransaction.ts'
import { requireSignedIn, type AccountAuth } from '../../sdk/accountAuth.ts'
import { allObjects, isStorablePart, typeOf, writeObject } from './folderObjects.ts'

type PackOptions = {
  /** How many documents each collection has in the archive. */
  documents: ItemCounts
  signal: AbortSignal
  /** Called after each object. */
  onPacked: () => void
}

/**
 * Adds the objects in a person's folders to an archive, each at its own path.
 *
 * @returns the objects that can't be read.
 * @throws any read or write error.
 */
export async function packFolders(
  account: AccountAuth,
  entries: Pick<ArchiveWriter, 'add'>,
  { documents, signal, onPacked }: PackOptions,
): Promise<readonly MissingItem[]> {
  const missing: MissingItem[] = []
  const archivePath = objectPaths((folder) => documents[folder] ?? 0)
  const read = bytesReader(readObject)
  for await (const page of allObjects(account)) {
    for (const { path, reference } of page) {
      signal.throwIfAborted()
      requireSignedIn(account)
      const known = await metadataOf(reference)
      const bytes = known && known.size <= entrySizeLimit(objectKind) && (await read(reference))
      if (!bytes) {
        missing.push({ name: path, why: 'unreadable' })
        continue
      }
      const { customMetadata: metadata = {}, updated } = known
      const details: ObjectDetails = { object: path, type: typeOf(known), metadata }
      const changedAt = Date.parse(updated)
      await entries.add(archivePath(path), bytes, { kind: objectKind, ...details }, changedAt)
      onPacked()
    }
  }
  return missing
}

/**
 * Adds an object of an archive to the person's folders, at its path if that is free.
 *
 * @throws `ArchiveFault` if the archive has changed.
 */
export async function restoreObject(
  account: AccountAuth,
  opened: OpenedArchive,
  entry: ObjectEntry,
  signal: AbortSignal,
): Promise<'added' | 'existing' | 'unknown' | 'not-allowed'> {
  const { object: path, type: contentType, metadata: customMetadata } = entry
  const [folder = '', ...names] = path.split('/')
  if (!__PRODUCT_FOLDERS__.includes(folder)) return 'unknown'
  if (names.length === 0 || !names.every(isStorablePart)) return 'not-allowed'
  requireSignedIn(account)
  const object = objectAt(account, path)
  if (await metadataOf(object)) return 'existing'
  try {
    const bytes = await opened.read(entry)
    await writeObject(object, bytes, { contentType, customMetadata }, signal)
    return 'added'
  } catch (error) {
    if (isDenied(error)) return 'not-allowed'
    throw error
  }
}
