import type { WipeProgress } from '../domain/deletionReceipt.ts'
import type { FailureEvent } from '../domain/failure.ts'
import type { Port } from './ports.ts'

/** Whether the last sign-in is fresh enough for what cannot be undone. */
export type LoginAge = { type: 'login.fresh' } | { type: 'login.old' }

/**
 * What the server says about a deletion: none, one that was begun here or elsewhere, or one after the
 * last moment at which the account could be kept.
 */
export type MarkSeen =
  | { type: 'mark.none' }
  | { type: 'mark.begun' }
  | { type: 'mark.final' }
  | { type: 'mark.past' }

/** How far the person's own things are. */
export type WipeNews =
  | { type: 'wipe.progress'; progress: WipeProgress; timeLeft: number | null }
  | { type: 'mark.final' }

type WipeEvent =
  | WipeNews
  | { type: 'data.wiped' }
  /** The person has decided on another device to keep the account, and nothing was deleted. */
  | { type: 'deletion.calledOff' }

/** Who is to go; nobody else may, who comes in from another tab meanwhile. */
export type Leaver = { uid: string }

export type DeletionEvent =
  | { type: 'deletion.begin' }
  | { type: 'deletion.retry' }
  | { type: 'deletion.cancel' }
  | { type: 'identity.confirmed' }
  | { type: 'identity.cancelled' }
  | { type: 'changes.stopped' }
  | { type: 'tokens.revoked' }
  | { type: 'account.kept' }
  | WipeEvent
  | MarkSeen
  | LoginAge
  | FailureEvent

/** Tells how far a deletion is by what the server knows, at once and after every change. */
export type WatchMark = Port<MarkSeen, Leaver>

export type CheckLogin = Port<LoginAge | FailureEvent, Leaver>

/**
 * Stops everything of the person on the server where it is, and has every page of this device keep what is
 * typed there. Nothing is deleted by it: whoever stays has lost nothing.
 */
export type StopChanges = Port<{ type: 'changes.stopped' } | FailureEvent, Leaver>

/**
 * Makes the deletion final, says so, and only then deletes what the person keeps on the server; begun
 * again it goes on. Ended, it begins nothing more.
 */
export type WipeData = Port<WipeEvent | FailureEvent, Leaver>

/**
 * Gives back what other services let this app do. It always says that it is done: a service that does not
 * answer keeps nobody here.
 */
export type RevokeTokens = Port<{ type: 'tokens.revoked' }, Leaver>

/** Success is not sent back: the session observer reports that the person has left. */
export type DeleteAccount = Port<FailureEvent, Leaver>

/** Lets the person use the account again as it was, unless the deletion is final. */
export type KeepAccount = Port<
  { type: 'account.kept' } | { type: 'mark.final' } | FailureEvent,
  Leaver
>
