import { list, type StorageReference } from 'firebase/storage'
import type { AccountAuth } from '../../sdk/accountAuth.ts'
import { objectAt } from './fileBytes.ts'

type Pages = AsyncGenerator<readonly StorageReference[], void>

const pageSize = 1_000

/**
 * Lists the objects of a person's files in Storage in pages, including objects without a record and
 * objects in subfolders.
 *
 * @param size the most objects per page.
 */
export function listBytes(account: AccountAuth, size = pageSize): Pages {
  return listBelow(objectAt(account, 'files'), size)
}

/** Lists the objects in the folders of an existing app in pages, like `listBytes`. */
export async function* listFolders(account: AccountAuth, size = pageSize): Pages {
  for (const name of __PRODUCT_FOLDERS__) yield* listBelow(objectAt(account, name), size)
}

async function* listBelow(folder: StorageReference, size: number): Pages {
  let pageToken: string | undefined
  do {
    const page = await list(folder, { maxResults: size, ...(pageToken && { pageToken }) })
    if (page.items.length > 0) yield page.items
    for (const below of page.prefixes) yield* listBelow(below, size)
    pageToken = page.nextPageToken
  } while (pageToken)
}
