import { addCounts, type ItemCounts } from '../data/itemCounts.ts'

/** The steps of deleting a person's data on the server, in order. */
export const deletionSteps = [
  'locking',
  'files',
  'documents',
  'verifying',
  'accountDocuments',
] as const

export type DeletionStep = (typeof deletionSteps)[number]

/** How far a step is. `total` is `null` until it is known. */
export type DeletionProgress = { step: DeletionStep; done: number; total: number | null }

/** The deletions so far, with times in milliseconds since 1970 by this device's clock. */
export type DeletionLog = {
  startedAt: number
  /** Counts of files, of their bytes, and of documents by collection. */
  deleted: ItemCounts
  /** Finished steps. A step that ran twice is listed once, with the later time. */
  steps: readonly { step: DeletionStep; doneAt: number }[]
}

export type DeletionReceipt = {
  format: 'gatehouse-deletion-receipt-1'
  userId: string
  startedAt: string
  finishedAt: string
  deleted: Readonly<Record<string, number | true>>
  steps: { step: DeletionStep | 'account'; doneAt: string }[]
  stays: readonly { what: string; until: string }[]
}

export function startDeletionLog(startedAt: number): DeletionLog {
  return { startedAt, deleted: {}, steps: [] }
}

/** Adds counts of what was deleted. */
export function withDeleted(log: DeletionLog, deleted: ItemCounts): DeletionLog {
  return { ...log, deleted: addCounts(log.deleted, deleted) }
}

/** Adds a finished step. */
export function withStep(log: DeletionLog, step: DeletionStep, doneAt: number): DeletionLog {
  const others = log.steps.filter((known) => known.step !== step)
  return { ...log, steps: [...others, { step, doneAt }] }
}

/**
 * Returns a person's proof of what was deleted.
 *
 * @param finishedAt when the account was deleted.
 * @param stays what isn't deleted at once, and how long it is kept, in words.
 */
export function deletionReceipt(
  userId: string,
  log: DeletionLog,
  finishedAt: number,
  stays: DeletionReceipt['stays'],
): DeletionReceipt {
  const { startedAt, deleted, steps } = log
  return {
    format: 'gatehouse-deletion-receipt-1',
    userId,
    startedAt: isoOf(startedAt),
    finishedAt: isoOf(finishedAt),
    deleted: { ...deleted, account: true },
    steps: [
      ...steps.map(({ step, doneAt }) => ({ step, doneAt: isoOf(doneAt) })),
      { step: 'account', doneAt: isoOf(finishedAt) },
    ],
    stays,
  }
}

function isoOf(moment: number): string {
  return new Date(moment).toISOString()
}
