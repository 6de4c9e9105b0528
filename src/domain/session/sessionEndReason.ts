/** Why a session ended by itself. */
export type SessionEndReason =
  /** The account was disabled. */
  | 'disabled'
  /** The account was deleted on another device or by an administrator. */
  | 'deletedElsewhere'
  /** The same for a guest's account. */
  | 'guestDeleted'
  /** Firebase revoked the session, for example after a password change, or a limit of the owner was reached. */
  | 'expired'
  /** The person deleted the account here. */
  | 'deletedHere'
  /** The person signed it out on another device. */
  | 'revoked'
