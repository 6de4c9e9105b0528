import type { ItemCounts } from '../../domain/data/itemCounts.ts'
import type { DeletionProgress, DeletionStep } from '../../domain/deletion/deletionReceipt.ts'
import { requireSignedIn, type AccountAuth } from '../sdk/accountAuth.ts'
import { withServerTimeout } from '../sdk/withServerTimeout.ts'

/** The Storage SDK alone would retry for two minutes. */
const timeoutMs = 30_000

export type DeletionOptions = {
  /** When it aborts, no new request starts. */
  signal: AbortSignal
  onProgress: (progress: DeletionProgress) => void
  /** Called with what has been deleted so far, even if the work stops early. */
  onDeleted?: (deleted: ItemCounts) => void
  onStep?: (step: DeletionStep) => void
}

export type Deletion = DeletionOptions & { account: AccountAuth }

/**
 * Makes a request, for at most 30 seconds, unless the signal has aborted.
 *
 * @throws the signal's reason; `auth/user-mismatch`; `deadline-exceeded` after that time; otherwise the SDK's error.
 */
export async function deletionRequest<Result>(
  { account, signal }: Pick<Deletion, 'account'> & Partial<Deletion>,
  call: () => Promise<Result>,
): Promise<Result> {
  signal?.throwIfAborted()
  requireSignedIn(account)
  return withServerTimeout(timeoutMs, call())
}

export function batches<Item>(items: readonly Item[], size: number): (readonly Item[])[] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, at) =>
    items.slice(at * size, (at + 1) * size),
  )
}

/** Collects `pick(item)` from all pages. */
export async function collectPages<Item, Picked>(
  deletion: Deletion,
  pages: AsyncGenerator<readonly Item[]>,
  pick: (item: Item) => Picked,
): Promise<Picked[]> {
  const picked: Picked[] = []
  for (;;) {
    const page = await deletionRequest(deletion, () => pages.next())
    if (page.done) return picked
    picked.push(...page.value.map(pick))
  }
}

const concurrency = 6

/**
 * Runs the work for all items, a few at a time. After a failure it starts no more, and waits for
 * those in progress.
 *
 * @throws the first error.
 */
export async function forEachConcurrently<Item>(
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
  await Promise.all(Array.from({ length: concurrency }, worker))
  if (errors.length > 0) throw errors[0]
}
