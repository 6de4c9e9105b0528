import { list, ref, type StorageReference } from 'firebase/storage'
import { storage } from '../storage.ts'
import type { UserData } from '../userData/userData.ts'

const pageSize = 1_000

/**
 * All objects of a person that lie in Storage, page by page, those without a record too, and what lies
 * below another.
 *
 * @param size how many a page has at most.
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
