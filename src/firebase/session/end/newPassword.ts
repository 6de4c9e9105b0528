import { isSameEmail } from '../../../domain/signIn/email.ts'
import { withTimeout } from '../../../domain/withTimeout.ts'
import { auth } from '../../sdk/app.ts'

/** A password that is saved must not wait forever. */
const timeoutMs = 10_000

/**
 * Signs out all other sessions after a new password: Firebase only stops renewing their tokens, which
 * stay valid for up to an hour. Never rejects. If it fails, or takes longer than ten seconds, the
 * next sign-in of this tab does it.
 *
 * @param password the new one; `null` if this session has just signed in with it.
 */
export async function signOutAfterNewPassword(password: string | null): Promise<void> {
  const email = auth().currentUser?.email ?? null
  const signingOut = import('./olderSessions.ts').then((module) =>
    module.signOutOlderSessions(password),
  )
  const isDone = await withTimeout(timeoutMs, signingOut).catch(() => false)
  if (!isDone && email !== null) recordPasswordReset(email)
}

/**
 * The email of a person whose new password hasn't signed out their other sessions yet. In memory only, until they
 * sign in here: no address stays on the device.
 */
let resetBy: string | null = null

export function recordPasswordReset(email: string): void {
  resetBy = email
}

/** Returns whether the account with this address has such a password, once. */
export function takePasswordReset(email: string | null): boolean {
  const isTheirs = email !== null && isSameEmail(email, resetBy)
  if (isTheirs) resetBy = null
  return isTheirs
}
