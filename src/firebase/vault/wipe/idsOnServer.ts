import { FirebaseError } from 'firebase/app'
import { configuration } from '../../../config.ts'
import { listLimit } from '../../../domain/noteLimits.ts'
import type { Vault } from '../vault.ts'

/** A document without its content; of files, with the size and the slot that their record tells. */
export type Found = { id: string; size: number; slot: number }

type Fields = { size?: { integerValue: string }; slot?: { integerValue: string } }
type Answer = { document?: { name: string; fields?: Fields } }[]

/**
 * What the server has in one collection of a person, page by page. Asked without the SDK, which would
 * fetch every text in order to delete it, and ask again for each one that its cache still knows.
 *
 * @param size how many a page has at most.
 * @throws an error with the SDK's code.
 */
export async function* idsOnServer(
  vault: Vault,
  collectionId: 'notes' | 'files',
  size = listLimit,
): AsyncGenerator<readonly Found[]> {
  let after: string | undefined
  do {
    const answer = await runQuery(vault, {
      select: { fields: [{ fieldPath: '__name__' }, { fieldPath: 'size' }, { fieldPath: 'slot' }] },
      from: [{ collectionId }],
      orderBy: [{ field: { fieldPath: '__name__' } }],
      ...(after && { startAt: { values: [{ referenceValue: after }], before: false } }),
      limit: size,
    })
    const documents = answer.flatMap(({ document }) => document ?? [])
    yield documents.map(({ name, fields }) => ({
      id: name.slice(name.lastIndexOf('/') + 1),
      size: Number(fields?.size?.integerValue ?? 0),
      slot: Number(fields?.slot?.integerValue ?? 0),
    }))
    after = documents.length < size ? undefined : documents.at(-1)?.name
  } while (after)
}

async function runQuery({ uid, session }: Vault, structuredQuery: object): Promise<Answer> {
  const { projectId } = configuration.firebase
  const server = configuration.local?.firestore ?? 'https://firestore.googleapis.com'
  const documents = `${server}/v1/projects/${projectId}/databases/(default)/documents`
  const token = await session.currentUser?.getIdToken()
  const response = await fetch(`${documents}/users/${uid}:runQuery`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: JSON.stringify({ structuredQuery }),
  }).catch(() => null)
  if (response?.ok) return (await response.json()) as Answer
  throw new FirebaseError(codeOf(response?.status), 'The documents could not be listed.')
}

function codeOf(status: number | undefined): string {
  if (status === 401) return 'unauthenticated'
  if (status === 403) return 'permission-denied'
  if (status === 429) return 'resource-exhausted'
  return 'unavailable'
}
