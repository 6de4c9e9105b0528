import { list, ref, type StorageReference } from 'firebase/storage'
import { storage } from '../../sdk/storage.ts'
import type { UserData } from '../userData.ts'

const pageSize = 1_000

/**
 * Lists all of a person's objects in Storage in pages, including objects without a record and
 * objects in subfolders.
 *
 * @param size the most objects per page.
 * @throws the SDK's error.
 */
export function listBytes(
  { uid, session }: UserData,
  size = pageSize,
): AsyncGenerator<readonly StorageReference[]> {
  return listBelow(ref(storage(session), `users/${uid}/files`), size)
}

async function* listBelow(
  folder: StorageReference,
  size: number,
): AsyncGenerator<readonly StorageReference[]> {
  let pageToken: string | undefined
  do {
    const page = await list(folder, { maxResults: size, ...(pageToken && { pageToken }) })
    if (page.items.length > 0) yield page.items
    for (const below of page.prefixes) yield* listBelow(below, size)
    pageToken = page.nextPageToken
  } while (pageToken)
}
