import { signedInHintKey } from '../../domain/session/storageKeys.ts'
import { forgetEmail } from '../signIn/emailLinkAddress.ts'
import { deviceArea } from '../webStorage/storedRecord.ts'
import { readLocalStorage } from '../webStorage/webStorage.ts'

/** The kind of person that is signed in, for the next visit. */
type SignedIn = 'user' | 'guest'

/**
 * Returns whether someone was signed in when the app was last used. It doesn't say who, and grants
 * nothing.
 */
export function wasSignedIn(): boolean {
  return readLocalStorage(signedInHintKey) !== null
}

/** Returns whether that was a guest, whose account may have been deleted since. */
export function wasGuest(): boolean {
  return readLocalStorage(signedInHintKey) === ('guest' satisfies SignedIn)
}

/**
 * Records who is signed in; `null` if no one is. After a sign-out, the link's address is removed, so that
 * the next person can't read it.
 */
export function recordSignedIn(who: SignedIn | null): void {
  if (who === readLocalStorage(signedInHintKey)) return
  deviceArea.write(signedInHintKey, who)
  if (who === null) forgetEmail()
}
