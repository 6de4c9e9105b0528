import {
  openJournal,
  withStep,
  type WipeJournal,
  type WipeStep,
} from '../domain/deletionReceipt.ts'

/** Somebody's deletion in this page: what is gone so far, and when the account was, if it is. */
export type Leaving = { uid: string; journal: WipeJournal; finishedAt: number | null }

/** In this page only: a receipt has to outlive the session, but nobody else's visit. */
let now: Leaving | null = null
const listeners = new Set<() => void>()

export function leavingNow(): Leaving | null {
  return now
}

/** Watches it; returns the function that stops it. */
export function watchLeaving(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Begins a journal, or goes on with the one of the same person. */
export function beginLeaving(uid: string): void {
  if (now?.uid !== uid) become({ uid, journal: openJournal(Date.now()), finishedAt: null })
}

export function noteDeleted(
  deleted: Partial<Pick<WipeJournal, 'notes' | 'files' | 'bytes'>>,
): void {
  if (!now) return
  const { notes, files, bytes } = now.journal
  const journal = {
    ...now.journal,
    notes: notes + (deleted.notes ?? 0),
    files: files + (deleted.files ?? 0),
    bytes: bytes + (deleted.bytes ?? 0),
  }
  become({ ...now, journal })
}

export function noteStepDone(step: WipeStep): void {
  if (now) become({ ...now, journal: withStep(now.journal, step, Date.now()) })
}

/** The account is gone. */
export function noteGone(): void {
  if (now) become({ ...now, finishedAt: Date.now() })
}

/** The person stays. */
export function forgetLeaving(): void {
  become(null)
}

function become(next: Leaving | null): void {
  now = next
  for (const listener of listeners) listener()
}
