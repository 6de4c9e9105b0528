import { FirebaseError } from 'firebase/app'
import { within } from '../../device/within.ts'
import type { WipeJournal, WipeProgress, WipeStep } from '../../domain/deletionReceipt.ts'
import type { ProductData } from '../../contract.ts'
import { demandOwner, type UserData } from '../userData/userData.ts'
import { configuration } from '../../config.ts'
import { listLimit } from '../../domain/fileLimits.ts'

/** Until a call is given up. The SDK of Storage alone would try for two minutes. */
const patience = 30_000

export type WipeOptions = {
  /** Once it aborts, nothing more is begun. */
  signal: AbortSignal
  onProgress: (progress: WipeProgress) => void
  /** Called with what has been deleted so far, also where the work stops in the middle. */
  onDeleted?: (deleted: Partial<Pick<WipeJournal, 'notes' | 'files' | 'bytes'>>) => void
  onStep?: (step: WipeStep) => void
}

/** One run through everything that a person keeps on the server, the product's part by its own names. */
export type Wipe = WipeOptions & { userData: UserData; data: ProductData }

/**
 * Asks the server something, unless the work was stopped.
 *
 * @throws the signal's reason; else as `inTime` does.
 */
export function ask<Result>(
  { signal, userData }: Wipe,
  call: () => Promise<Result>,
): Promise<Result> {
  signal.throwIfAborted()
  return inTime(userData, call)
}

/**
 * Asks the server something, also what has to follow what was done before when the work is being stopped.
 *
 * @throws `auth/user-mismatch`; `deadline-exceeded` where no answer comes; else the SDK's error.
 */
export async function inTime<Result>(
  userData: UserData,
  call: () => Promise<Result>,
): Promise<Result> {
  demandOwner(userData)
  const timedOut = new FirebaseError('deadline-exceeded', 'The server took too long.')
  return within(patience, call(), timedOut)
}

/** The items in order, at most so many at a time. */
export function inParts<Item>(items: readonly Item[], size: number): (readonly Item[])[] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, at) =>
    items.slice(at * size, (at + 1) * size),
  )
}

/**
 * What `pick` takes of every item, page by page.
 *
 * @throws as `ask` does.
 */
export async function gather<Item, Kept>(
  wipe: Wipe,
  pages: AsyncGenerator<readonly Item[]>,
  pick: (item: Item) => Kept,
): Promise<Kept[]> {
  const kept: Kept[] = []
  for (;;) {
    const page = await ask(wipe, () => pages.next())
    if (page.done) return kept
    kept.push(...page.value.map(pick))
  }
}

const width = 6

/**
 * Does the work for every item, a few at a time. When one fails, it begins no other and waits for those
 * under way.
 *
 * @throws what failed first.
 */
export async function someAtOnce<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = items.values()
  const errors: unknown[] = []
  const worker = async () => {
    for (const item of waiting) {
      await work(item).catch((error: unknown) => errors.push(error))
      if (errors.length > 0) return
    }
  }
  await Promise.all(Array.from({ length: width }, worker))
  if (errors.length > 0) throw errors[0]
}

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
  userData: UserData,
  collectionId: string,
  size = listLimit,
): AsyncGenerator<readonly Found[]> {
  let after: string | undefined
  do {
    const answer = await runQuery(userData, {
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

async function runQuery({ uid, session }: UserData, structuredQuery: object): Promise<Answer> {
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
