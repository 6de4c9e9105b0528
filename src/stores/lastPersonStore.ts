import { sameEmail } from '../domain/signIn/email.ts'
import { recordLastMethod } from './lastMethodStore.ts'
import { readQuietly, writeQuietly } from './quietStorage.ts'

const emailKey = 'last-email'
const uidKey = 'last-uid'

/** Returns the email address of the last person signed in on this device; `null` if unknown. */
export function lastEmail(): string | null {
  return readQuietly(emailKey)
}

/**
 * Records who is signed in, for the next visit. On a shared computer, it forgets the last person
 * instead.
 */
export function recordLastPerson(uid: string, email: string | null): void {
  writeQuietly(uidKey, uid)
  writeQuietly(emailKey, email)
}

/** Updates the last person's address if it is the previous one. */
export function replaceLastEmail(previous: string | null, email: string): void {
  if (sameEmail(lastEmail(), previous)) writeQuietly(emailKey, email)
}

/** Stops suggesting the last address. */
export function forgetLastEmail(): void {
  writeQuietly(emailKey, null)
}

/**
 * Forgets who was last signed in, and how.
 *
 * @param uid does nothing if someone else was last.
 */
export function forgetLastPerson(uid = readQuietly(uidKey)): void {
  if (uid !== readQuietly(uidKey)) return
  forgetLastEmail()
  recordLastMethod(null)
  writeQuietly(uidKey, null)
}
