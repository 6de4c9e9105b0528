import type { User } from './user.ts'

/** Whether this account has an e-mail that nobody has verified yet. */
export function needsVerification({ email, emailVerified, isAnonymous }: User): boolean {
  return email !== null && !emailVerified && !isAnonymous
}
