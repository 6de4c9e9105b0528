import { sameEmail } from '../domain/signIn/email.ts'

/**
 * Who has a new password, and other sessions that it hasn't ended yet. In memory only, until they
 * sign in on this page: no address stays on the device.
 */
let resetBy: string | null = null

export function recordPasswordReset(email: string): void {
  resetBy = email
}

/** Returns whether the account with this address has such a password, once. */
export function takePasswordReset(email: string | null): boolean {
  const isTheirs = email !== null && sameEmail(email, resetBy)
  if (isTheirs) resetBy = null
  return isTheirs
}
