/**
 * Why a session ended by itself. `disabled` and `deleted`: the account was. `guestDeleted`: the same
 * for a guest. `expired`: Firebase revoked the session, for example after a password change. `accountDeleted`:
 * the person deleted the account here. `revoked`: the person signed it out on another device.
 */
export type SessionEndReason =
  | 'disabled'
  | 'deleted'
  | 'guestDeleted'
  | 'expired'
  | 'accountDeleted'
  | 'revoked'
