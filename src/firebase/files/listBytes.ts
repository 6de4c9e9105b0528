import { list, ref } from 'firebase/storage'
import { storage } from '../storage.ts'
import type { Vault } from '../vault/vault.ts'

const pageSize = 1_000

/**
 * The ids of all files of a person whose bytes lie in Storage, page by page, those without a record too.
 *
 * @param size how many a page has at most.
 * @throws the SDK's error.
 */
export async function* listBytes(
  { uid, session }: Vault,
  size = pageSize,
): AsyncGenerator<readonly string[]> {
  const folder = ref(storage(session), `users/${uid}/files`)
  let pageToken: string | undefined
  do {
    const page = await list(folder, { maxResults: size, ...(pageToken && { pageToken }) })
    yield page.items.map(({ name }) => name)
    pageToken = page.nextPageToken
  } while (pageToken)
}
