import type { WipeProgress } from '../domain/deletionReceipt.ts'
import type { Counts } from '../domain/counts.ts'
import type { FailureEvent } from '../domain/failure.ts'
import type { MovePhase, Movers } from '../domain/guestMove.ts'
import type { Port } from './ports.ts'

export type MoveEvent =
  | { type: 'move.stop' }
  | { type: 'move.goOn' }
  /** The person considers leaving the rest with the guest. */
  | { type: 'move.giveUp' }
  | { type: 'move.discard' }
  | { type: 'move.keep' }
  /** The person has read what came of it. */
  | { type: 'move.dismiss' }
  | TurnTaken
  | ThingsCounted
  | ThingsCopied
  | CopyDone
  | { type: 'unsaved.flushed' }
  | { type: 'things.verified' }
  | WipeGoesOn
  | { type: 'guest.wiped' }
  | MoveJournalEvent
  | { type: 'signedIn.left' }
  | { type: 'network.back' }
  | FailureEvent

/** No other page is at it; `null`: another one has ended it, and nobody here has heard how. */
type TurnTaken = { type: 'turn.taken'; phase: MovePhase | null }

type ThingsCounted = { type: 'things.counted'; things: Counts }

/** How many of this step are in the account by now, including those that were there before. */
type ThingsCopied = { type: 'things.copied'; step: string; count: number }

/** Everything was tried; `isShort`: some was over quota. */
type CopyDone = { type: 'copy.done'; isShort: boolean }

/** `timeLeft`: of the step that is under way, in milliseconds; `null` where nobody can know. */
export type WipeGoesOn = {
  type: 'wipe.progress'
  progress: WipeProgress
  timeLeft: number | null
}

/**
 * What this page or another wrote into the journal. The entry is removed once the guest is let go
 * of; its last phase, reported then, says why.
 */
type MoveJournalEvent = { type: 'journal.changed' | 'journal.gone'; phase: MovePhase }

/** Waits until no other page moves these things, and keeps others out while it runs. */
export type TakeTurn = Port<TurnTaken, Movers>

/** Says that the person is not in any more, and that the network has come back. */
export type WatchSignedIn = Port<{ type: 'signedIn.left' } | { type: 'network.back' }, Movers>

/** Reports the journal entry for as long as the move lives, including its end. */
export type WatchMoveJournal = Port<MoveJournalEvent, Movers>

/** Counts what the guest keeps on the server. */
export type CountThings = Port<ThingsCounted | FailureEvent, Movers>

/** Copies what the guest keeps into the account, step by step. */
export type CopyThings = Port<ThingsCopied | CopyDone | FailureEvent, Movers>

/** Delivers what the guest’s device had not sent. */
export type FlushEdits = Port<{ type: 'unsaved.flushed' } | FailureEvent, Movers>

/** Checks whether everything has arrived, and records it; anything missing is a failure. */
export type VerifyMove = Port<{ type: 'things.verified' } | FailureEvent, Movers>

/** Deletes everything that the guest keeps on the server. */
export type WipeGuest = Port<WipeGoesOn | { type: 'guest.wiped' } | FailureEvent, Movers>

/** Deletes the guest’s account, and everything on this device, the journal entry included. */
export type DeleteGuest = Port<FailureEvent, Movers>

/** Lets go of the guest with what has not moved, and of the journal entry. */
export type LeaveRemaining = Port<FailureEvent, Movers>

/** How a move stands, for whoever shows it. */
export type MoveTag =
  | 'waiting'
  | 'copying'
  | 'flushing'
  | 'verifying'
  | 'removing'
  | 'wiping'
  | 'halted'
  | 'short'
  | 'paused'
  | 'waitingForNetwork'
  | 'coolingDown'
  | 'abandoning'
  | 'lettingGo'
  | 'over'
  | 'moved'
  | 'leftElsewhere'
  | 'lost'
  | 'left'
