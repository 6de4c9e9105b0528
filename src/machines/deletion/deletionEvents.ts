import type { DeletionProgress } from '../../domain/deletion/deletionReceipt.ts'
import type { FailureEvent } from '../../domain/failure.ts'
import type { IdentityResult } from '../security/reauthenticationMachine.ts'
import type { Port } from '../shared/ports.ts'

/** Whether the last sign-in is recent enough for a deletion. */
export type SignInAge = { type: 'signIn.recent' } | { type: 'signIn.old' }

/**
 * The deletion flag on the server: none, begun here or elsewhere, final, or left over from an
 * earlier account with this uid.
 */
export type DeletionFlagEvent =
  | { type: 'flag.none' }
  | { type: 'flag.begun' }
  | { type: 'flag.final' }
  | { type: 'flag.stale' }

/** Progress of deleting the person's own data. */
export type DeletionProgressEvent =
  | { type: 'deletion.progress'; progress: DeletionProgress; timeLeft: number | null }
  | { type: 'flag.final' }

export type DeleteDataEvent =
  | DeletionProgressEvent
  | { type: 'data.deleted' }
  /** The person canceled the deletion on another device, and nothing was deleted. */
  | { type: 'deletion.canceledElsewhere' }

/** The account to delete. Ports refuse any other that signs in meanwhile in another tab. */
export type DeletionInput = { uid: string }

export type DeletionEvent =
  | { type: 'deletion.begin' }
  | { type: 'deletion.retry' }
  | { type: 'deletion.cancel' }
  | IdentityResult
  | { type: 'changes.stopped' }
  | { type: 'tokens.revoked' }
  | { type: 'deletion.canceled' }
  | DeleteDataEvent
  | DeletionFlagEvent
  | SignInAge
  | FailureEvent

/** Reports the deletion flag at once and after each change. */
export type WatchDeletionFlag = Port<DeletionFlagEvent, DeletionInput>

export type CheckSignInAge = Port<SignInAge | FailureEvent, DeletionInput>

/**
 * Freezes the person's data on the server, and makes every tab on this device save what was typed.
 * Deletes nothing: a person who cancels has lost nothing.
 */
export type StopChanges = Port<{ type: 'changes.stopped' } | FailureEvent, DeletionInput>

/**
 * Makes the deletion final, reports that, and only then deletes the person's data on the server.
 * Started again, it continues. Stopped, it starts nothing more.
 */
export type DeleteData = Port<DeleteDataEvent | FailureEvent, DeletionInput>

/**
 * Revokes what other services allowed this app. It always reports that it is done, so that an
 * unreachable service can't stop a deletion.
 */
export type RevokeTokens = Port<{ type: 'tokens.revoked' }, DeletionInput>

/** Success is reported by the session observer. */
export type DeleteAccount = Port<FailureEvent, DeletionInput>

/** Cancels the deletion unless it is final. */
export type CancelDeletion = Port<
  { type: 'deletion.canceled' } | { type: 'flag.final' } | FailureEvent,
  DeletionInput
>
