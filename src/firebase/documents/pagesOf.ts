import {
  getDocsFromServer,
  limit,
  query,
  startAfter,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase/firestore'
import { listLimit } from '../../domain/files/fileLimits.ts'
import { requireSignedIn, type AccountAuth } from '../sdk/accountAuth.ts'

/**
 * Reads an ordered query from the server, in pages. What `toItem` can't read is left out.
 *
 * @throws what `requireSignedIn` throws once the person's session is over.
 */
export async function* pagesOf<Item>(
  account: AccountAuth,
  ordered: Query,
  toItem: (document: QueryDocumentSnapshot) => Item | null,
): AsyncGenerator<readonly Item[], void> {
  const first = query(ordered, limit(listLimit))
  let page = first
  for (;;) {
    requireSignedIn(account)
    const { docs } = await getDocsFromServer(page)
    yield docs.map(toItem).filter((item) => item !== null)
    const last = docs.at(-1)
    if (!last || docs.length < listLimit) return
    page = query(first, startAfter(last))
  }
}
