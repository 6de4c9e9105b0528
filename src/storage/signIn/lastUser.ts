import { isSameEmail } from '../../domain/signIn/email.ts'
import type { SignInMethod } from '../../domain/signIn/signInMethod.ts'
import { deviceArea } from '../webStorage/storedRecord.ts'
import { readLocalStorage, writeLocalStorage } from '../webStorage/webStorage.ts'

const emailKey = 'last-email'
const methodKey = 'last-method'
const uidKey = 'last-uid'

/** Returns the email address of the last person signed in on this device; `null` if unknown. */
export function lastEmail(): string | null {
  return readLocalStorage(emailKey)
}

/** Returns how someone last signed in on this device. */
export function lastMethod(): SignInMethod | null {
  return readLocalStorage(methodKey)
}

/**
 * Records who is signed in, for the next visit. On a shared computer, it forgets the last person
 * instead.
 */
export function recordLastUser(uid: string, email: string | null): void {
  deviceArea.write(uidKey, uid)
  deviceArea.write(emailKey, email)
}

/** Records how someone signed in; `null` forgets it. */
export function recordLastMethod(method: SignInMethod | null): void {
  deviceArea.write(methodKey, method)
}

/** Updates the last person's address if it is the previous one. */
export function replaceLastEmail(previous: string | null, email: string): void {
  if (isSameEmail(lastEmail(), previous)) deviceArea.write(emailKey, email)
}

/**
 * Forgets who was last signed in, and how.
 *
 * @param uid does nothing if someone else was last.
 */
export function forgetLastUser(uid = readLocalStorage(uidKey)): void {
  if (uid !== readLocalStorage(uidKey)) return
  recordLastMethod(null)
  writeLocalStorage(emailKey, null)
  writeLocalStorage(uidKey, null)
}
