import { codedError, hasCode } from '../../domain/errorCode.ts'

const refusals = ['auth/password-does-not-meet-requirements', 'auth/weak-password']

/**
 * For a password that the account has already: tells a refusal by a stricter policy from that of a new password,
 * which the person could correct.
 *
 * @throws an error with the code `auth/outdated-password`, or else the given one.
 */
export function refuseOutdated(error: unknown): never {
  if (!refusals.some((code) => hasCode(error, code))) throw error
  throw codedError('auth/outdated-password', 'The password policy has changed.', { cause: error })
}
