import { withTimeout } from '../../domain/withTimeout.ts'
import { recordPasswordReset } from '../../remembered/passwordReset.ts'
import { auth } from '../sdk/app.ts'

/** In milliseconds. A password that is saved must not wait forever. */
const timeout = 10_000

/**
 * Signs out all other sessions after a new password: Firebase only stops renewing their tokens, which
 * stay valid for up to an hour. Never rejects. If it fails, or takes longer than ten seconds, the
 * next sign-in on this page does it.
 *
 * @param password the new one; `null` if this session has just signed in with it.
 */
export async function signOutOlderSessions(password: string | null): Promise<void> {
  const email = auth().currentUser?.email ?? null
  const isDone = await withTimeout(timeout, signOut(password)).catch(() => false)
  if (!isDone && email !== null) recordPasswordReset(email)
}

/** Loads the code for it when first needed. */
async function signOut(password: string | null): Promise<boolean> {
  const { signOutAfterPassword } = await import('./olderSessions.ts')
  return signOutAfterPassword(password)
}
