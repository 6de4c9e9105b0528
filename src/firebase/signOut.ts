import {
  openJournal,
  withStep,
  type WipeJournal,
  type WipeStep,
} from '../domain/deletionReceipt.ts'

/** Somebody's deletion in this page: what is gone so far, and when the account was, if it is. */
export type PageDeletion = { uid: string; journal: WipeJournal; finishedAt: number | null }

/** In this page only: a receipt has to outlive the session, but nobody else's visit. */
let now: PageDeletion | null = null
const listeners = new Set<() => void>()

export function deletionNow(): PageDeletion | null {
  return now
}

/** Watches it; returns the function that stops it. */
export function watchDeletion(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Begins a journal, or goes on with the one of the same person. */
export function beginDeletion(uid: string): void {
  if (now?.uid !== uid) become({ uid, journal: openJournal(Date.now()), finishedAt: null })
}

export function recordDeleted(
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

export function recordStepDone(step: WipeStep): void {
  if (now) become({ ...now, journal: withStep(now.journal, step, Date.now()) })
}

/** The account is gone. */
export function recordGone(): void {
  if (now) become({ ...now, finishedAt: Date.now() })
}

/** The person stays. */
export function forgetDeletion(): void {
  become(null)
}

function become(next: PageDeletion | null): void {
  now = next
  for (const listener of listeners) listener()
}
