/**
 * Why a session ended by itself. `disabled` and `deleted`: the account is. `expired`: the provider
 * revoked it, for example because the password was changed. `left`: the person deleted the account here.
 */
export type SessionEnding = 'disabled' | 'deleted' | 'expired' | 'left'
