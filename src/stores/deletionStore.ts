import { createStore } from 'zustand/vanilla'
import {
  openJournal,
  withStep,
  type WipeJournal,
  type WipeStep,
} from '../domain/deletionReceipt.ts'

/** Somebody's deletion in this page: what is gone so far, and when the account was, if it is. */
type Deletion = { uid: string; journal: WipeJournal; finishedAt: number | null }

/** In this page only: a receipt has to outlive the session, but nobody else's visit. */
export const deletionStore = createStore<{ deletion: Deletion | null }>(() => ({ deletion: null }))

/** Begins a journal, or goes on with the one of the same person. */
export function beginDeletion(uid: string): void {
  if (deletionStore.getState().deletion?.uid === uid) return
  const deletion = { uid, journal: openJournal(Date.now()), finishedAt: null }
  deletionStore.setState({ deletion })
}

export function recordDeleted(
  deleted: Partial<Pick<WipeJournal, 'notes' | 'files' | 'bytes'>>,
): void {
  change(({ journal }) => {
    const { notes, files, bytes } = journal
    return {
      journal: {
        ...journal,
        notes: notes + (deleted.notes ?? 0),
        files: files + (deleted.files ?? 0),
        bytes: bytes + (deleted.bytes ?? 0),
      },
    }
  })
}

export function recordStepDone(step: WipeStep): void {
  change(({ journal }) => ({ journal: withStep(journal, step, Date.now()) }))
}

/** The account is gone. */
export function recordGone(): void {
  change(() => ({ finishedAt: Date.now() }))
}

/** The person stays. */
export function forgetDeletion(): void {
  deletionStore.setState({ deletion: null })
}

function change(next: (deletion: Deletion) => Partial<Deletion>): void {
  const { deletion } = deletionStore.getState()
  if (deletion) deletionStore.setState({ deletion: { ...deletion, ...next(deletion) } })
}
