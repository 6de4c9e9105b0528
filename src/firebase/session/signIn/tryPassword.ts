import { codedError, hasCode } from '../../../domain/errorCode.ts'

export const wrongPasswordCodes: readonly string[] = [
  'auth/invalid-credential',
  'auth/wrong-password',
]

/** Firebase's codes for a new password that the password policy refuses. */
export const policyCodes: readonly string[] = [
  'auth/password-does-not-meet-requirements',
  'auth/weak-password',
]

/**
 * Tries an existing password in the form in which Gatehouse stores passwords (Unicode NFC), then as typed: another
 * app of the same project may have stored it so.
 */
export async function tryPassword<Result>(
  typed: string,
  call: (password: string) => Promise<Result>,
): Promise<Result> {
  const normalized = typed.normalize()
  return call(normalized)
    .catch((error: unknown) => {
      if (!hasCode(error, ...wrongPasswordCodes) || typed === normalized) throw error
      return call(typed)
    })
    .catch(rethrowAsOutdated)
}

/**
 * For a password that the account has already: tells a refusal by a stricter policy from that of a new password,
 * which the person could correct.
 *
 * @throws an error with the code `auth/outdated-password`, or else the given one.
 */
export function rethrowAsOutdated(error: unknown): never {
  if (!hasCode(error, ...policyCodes)) throw error
  throw codedError('auth/outdated-password', 'The password policy has changed.', { cause: error })
}
