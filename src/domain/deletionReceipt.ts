import { added, type Counts } from './counts.ts'

/** What is done with everything that a person keeps on the server, in this order. */
export const wipeSteps = ['marking', 'files', 'documents', 'verifying', 'counters'] as const

export type WipeStep = (typeof wipeSteps)[number]

/** How far a step is. `total` is `null` while nobody knows how much there is to do. */
export type WipeProgress = { step: WipeStep; done: number; total: number | null }

/** What has been deleted so far, and when. Moments are in milliseconds since 1970, by this device's clock. */
export type WipeJournal = {
  startedAt: number
  /** Files, their bytes, and of each of the product's collections how many documents. */
  deleted: Counts
  /** The steps that are done; a step that was done twice is named once, with the later moment. */
  steps: readonly { step: WipeStep; doneAt: number }[]
}

export type DeletionReceipt = {
  format: 'gatehouse-deletion-receipt-1'
  userId: string
  startedAt: string
  finishedAt: string
  deleted: Readonly<Record<string, number | true>>
  steps: { step: WipeStep | 'account'; doneAt: string }[]
  stays: readonly { what: string; until: string }[]
}

/** Nothing is deleted yet. */
export function openJournal(startedAt: number): WipeJournal {
  return { startedAt, deleted: {}, steps: [] }
}

/** With what more has been deleted. */
export function withDeleted(journal: WipeJournal, deleted: Counts): WipeJournal {
  return { ...journal, deleted: added(journal.deleted, deleted) }
}

/** With one more step that is done. */
export function withStep(journal: WipeJournal, step: WipeStep, doneAt: number): WipeJournal {
  const others = journal.steps.filter((known) => known.step !== step)
  return { ...journal, steps: [...others, { step, doneAt }] }
}

/**
 * What a person may keep as proof of what was deleted.
 *
 * @param finishedAt when the account was gone.
 * @param stays what is not deleted at once, and how long it stays, in words.
 */
export function deletionReceipt(
  userId: string,
  journal: WipeJournal,
  finishedAt: number,
  stays: DeletionReceipt['stays'],
): DeletionReceipt {
  const { startedAt, deleted, steps } = journal
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
