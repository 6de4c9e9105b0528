import { withTimeout } from '../device/withTimeout.ts'

/** In milliseconds. A password that is saved must not wait forever. */
const timeout = 10_000

/**
 * Signs out all other sessions after a new password: Firebase only stops renewing their tokens, which
 * stay valid for up to an hour. Never rejects; gives up after ten seconds.
 *
 * @param password the new one; `null` if this session has just signed in with it.
 */
export async function signOutOlderSessions(password: string | null): Promise<void> {
  await withTimeout(timeout, signOut(password)).catch(() => null)
}

/** Loads the code for it when first needed. */
async function signOut(password: string | null): Promise<void> {
  const part = await import('./access/signOutAfterPassword.ts')
  await part.signOutAfterPassword(password)
}
