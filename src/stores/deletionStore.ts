import { createStore } from 'zustand/vanilla'
import type { ItemCounts } from '../domain/data/itemCounts.ts'
import {
  startDeletionLog,
  withDeleted,
  withStep,
  type DeletionLog,
  type DeletionStep,
} from '../domain/deletion/deletionReceipt.ts'

/** A deletion in this tab: what has been deleted, and when the account was, if it was. */
type Deletion = { uid: string; log: DeletionLog; finishedAt: number | null }

/**
 * In memory only: a receipt has to outlive the session, but must not be shown to another visitor.
 */
export const deletionStore = createStore<{ deletion: Deletion | null }>(() => ({ deletion: null }))

/** Starts a log, unless the person already has one. */
export function startReceipt(uid: string): void {
  if (deletionStore.getState().deletion?.uid === uid) return
  const deletion = { uid, log: startDeletionLog(Date.now()), finishedAt: null }
  deletionStore.setState({ deletion })
}

export function recordDeleted(deleted: ItemCounts): void {
  change(({ log }) => ({ log: withDeleted(log, deleted) }))
}

export function recordStepDone(step: DeletionStep): void {
  change(({ log }) => ({ log: withStep(log, step, Date.now()) }))
}

export function recordAccountDeleted(): void {
  change(() => ({ finishedAt: Date.now() }))
}

/** Forgets a deletion that was canceled. */
export function forgetDeletion(): void {
  deletionStore.setState({ deletion: null })
}

function change(next: (deletion: Deletion) => Partial<Deletion>): void {
  const { deletion } = deletionStore.getState()
  if (deletion) deletionStore.setState({ deletion: { ...deletion, ...next(deletion) } })
}
