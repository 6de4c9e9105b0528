import type { ItemCounts } from '../../domain/data/itemCounts.ts'
import type { DeletionProgress } from '../../domain/deletion/deletionReceipt.ts'
import type { FailureEvent } from '../../domain/failure.ts'
import type { MovePhase, MovePair } from '../../domain/guest/guestMove.ts'
import type { Port } from '../shared/ports.ts'

export type GuestMoveEvent =
  | { type: 'move.pause' }
  | { type: 'move.resume' }
  /** The person has confirmed that what hasn't moved is deleted. */
  | { type: 'move.discard' }
  /** The person has read the result. */
  | { type: 'move.dismiss' }
  | LockAcquired
  | ItemsCounted
  | ItemsCopied
  | CopyDone
  | { type: 'unsaved.transferred' }
  | { type: 'items.verified' }
  | GuestDeletionProgress
  | { type: 'guestData.deleted' }
  | MoveJournalEvent
  /** Either account is no longer signed in. */
  | { type: 'person.left' }
  | { type: 'network.back' }
  | FailureEvent

/**
 * No other tab is moving this guest. `null`: another tab finished the move, and its result is
 * unknown here.
 */
type LockAcquired = { type: 'lock.acquired'; phase: MovePhase | null }

type ItemsCounted = { type: 'items.counted'; counts: ItemCounts }

/** How many items of this step are in the account, including earlier ones. */
type ItemsCopied = { type: 'items.copied'; step: string; count: number }

/** All steps were tried. `isOverQuota`: some items are over quota. */
type CopyDone = { type: 'copy.done'; isOverQuota: boolean }

/** `timeLeft` is for the current step, in milliseconds; `null` if unknown. */
export type GuestDeletionProgress = {
  type: 'deletion.progress'
  progress: DeletionProgress
  timeLeft: number | null
}

/**
 * A change of the journal entry by this tab or another. The entry is removed with the guest, and its
 * last phase tells why.
 */
type MoveJournalEvent = { type: 'journal.changed' | 'journal.gone'; phase: MovePhase }

/** Waits until no other tab moves this guest, and keeps others waiting while it runs. */
export type AcquireMoveLock = Port<LockAcquired | FailureEvent, MovePair>

/** Reports when the person signs out, and when the network is back. */
export type WatchSessionAndNetwork = Port<
  { type: 'person.left' } | { type: 'network.back' },
  MovePair
>

/** Reports changes of the journal entry, including its removal. */
export type WatchMoveJournal = Port<MoveJournalEvent, MovePair>

/** Counts the guest's data on the server. */
export type CountItemsToMove = Port<ItemsCounted | FailureEvent, MovePair>

/** Copies the guest's data to the account, step by step. */
export type CopyItems = Port<ItemsCopied | CopyDone | FailureEvent, MovePair>

/** Sends the guest's unsaved changes on this device. */
export type TransferUnsaved = Port<{ type: 'unsaved.transferred' } | FailureEvent, MovePair>

/** Verifies that everything has arrived, and records it. Anything missing is a failure. */
export type VerifyMove = Port<{ type: 'items.verified' } | FailureEvent, MovePair>

/** Deletes the guest's data on the server, after sending what is still unsaved and can be read. */
export type DeleteGuestData = Port<
  GuestDeletionProgress | { type: 'guestData.deleted' } | FailureEvent,
  MovePair
>

/** Deletes the guest's account and their data on this device, including the journal entry. */
export type DeleteGuest = Port<FailureEvent, MovePair>
