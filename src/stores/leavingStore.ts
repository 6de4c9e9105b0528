import { createStore } from 'zustand/vanilla'
import {
  openJournal,
  withStep,
  type WipeJournal,
  type WipeStep,
} from '../domain/deletionReceipt.ts'

/** Somebody's deletion in this page: what is gone so far, and when the account was, if it is. */
export type Leaving = { uid: string; journal: WipeJournal; finishedAt: number | null }

/** It lives in this page only: a receipt has to outlive the session, but nobody else's visit. */
export const leavingStore = createStore<{ leaving: Leaving | null }>(() => ({ leaving: null }))

/** Begins a journal, or goes on with the one of the same person. */
export function beginLeaving(uid: string): void {
  const { leaving } = leavingStore.getState()
  if (leaving?.uid === uid) return
  leavingStore.setState({
    leaving: { uid, journal: openJournal(Date.now()), finishedAt: null },
  })
}

export function noteDeleted(
  deleted: Partial<Pick<WipeJournal, 'notes' | 'files' | 'bytes'>>,
): void {
  change(({ notes, files, bytes, ...others }) => ({
    ...others,
    notes: notes + (deleted.notes ?? 0),
    files: files + (deleted.files ?? 0),
    bytes: bytes + (deleted.bytes ?? 0),
  }))
}

export function noteStepDone(step: WipeStep): void {
  change((journal) => withStep(journal, step, Date.now()))
}

/** The account is gone. */
export function noteGone(): void {
  const { leaving } = leavingStore.getState()
  if (leaving) leavingStore.setState({ leaving: { ...leaving, finishedAt: Date.now() } })
}

/** The person stays, or has what they wanted. */
export function forgetLeaving(): void {
  leavingStore.setState({ leaving: null })
}

function change(next: (journal: WipeJournal) => WipeJournal): void {
  const { leaving } = leavingStore.getState()
  if (leaving) leavingStore.setState({ leaving: { ...leaving, journal: next(leaving.journal) } })
}
