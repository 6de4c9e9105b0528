import { listLimit } from '../../domain/files/fileLimits.ts'
import type { AccountAuth } from '../sdk/accountAuth.ts'
import { callFirestore } from '../sdk/requests/firestoreRest.ts'

/** A document's ID. For files, also the size and slot from the record. */
export type DocumentOnServer = { id: string; size: number; slot: number }

/**
 * Lists the IDs in one of a person's collections, in pages. It doesn't use the SDK, which would
 * download every note in order to delete it, and query again for each one in its cache.
 *
 * @param size the most IDs per page.
 */
export async function* idsOnServer(
  { uid, auth }: AccountAuth,
  collectionId: string,
  size = listLimit,
): AsyncGenerator<readonly DocumentOnServer[]> {
  let after: string | undefined
  do {
    const structuredQuery = {
      select: { fields: [{ fieldPath: '__name__' }, { fieldPath: 'size' }, { fieldPath: 'slot' }] },
      from: [{ collectionId }],
      orderBy: [{ field: { fieldPath: '__name__' } }],
      ...(after && { startAt: { values: [{ referenceValue: after }], before: false } }),
      limit: size,
    }
    const token = (await auth.currentUser?.getIdToken()) ?? ''
    const items = await callFirestore(`/users/${uid}:runQuery`, { structuredQuery }, token)
    const documents = items.flatMap(({ document }) => document ?? [])
    yield documents.map(({ name, fields }) => ({
      id: name.slice(name.lastIndexOf('/') + 1),
      size: Number(fields?.['size']?.integerValue ?? 0),
      slot: Number(fields?.['slot']?.integerValue ?? 0),
    }))
    after = documents.length < size ? undefined : documents.at(-1)?.name
  } while (after)
}
