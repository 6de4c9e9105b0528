/** Why a session ended by itself. */
export type SessionEndReason =
  /** The account was disabled. */
  | 'disabled'
  /** The account was deleted on another device or by an administrator. */
  | 'deletedElsewhere'
  /** The same for a guest's account. */
  | 'guestDeleted'
  /** Firebase revoked the session, for example after a password change. */
  | 'endedByFirebase'
  /** The person hasn’t used it for as long as the owner allows. */
  | 'inactive'
  /** It has lasted as long as the owner allows. */
  | 'tooOld'
  /** The person deleted the account here. */
  | 'deletedHere'
  /** The person signed it out on another device. */
  | 'signedOutElsewhere'

/** Returns whether the account may have been deleted as well. The deletion flag tells. */
export function mayBeDeleted(reason: SessionEndReason | null): boolean {
  return reason === 'endedByFirebase' || reason === 'inactive' || reason === 'tooOld'
}
