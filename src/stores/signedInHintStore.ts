import { linkEmailName, signedInHint } from '../domain/session/storageKeys.ts'
import { readQuietly, writeQuietly } from './quietStorage.ts'

/** Who is signed in, as far as the next visit needs to know. */
type SignedIn = 'member' | 'guest'

/**
 * Returns whether someone was signed in when the app was last used. It doesn't say who, and grants
 * nothing.
 */
export function wasSignedIn(): boolean {
  return readQuietly(signedInHint) !== null
}

/** Returns whether that was a guest, whose account may have been deleted since. */
export function wasGuest(): boolean {
  return readQuietly(signedInHint) === ('guest' satisfies SignedIn)
}

/**
 * Records who is signed in; `null` if no one is. After a sign-out, the link's address is removed, so that
 * the next person can't read it.
 */
export function recordSignedIn(who: SignedIn | null): void {
  if (who === readQuietly(signedInHint)) return
  writeQuietly(signedInHint, who)
  if (who === null) writeQuietly(linkEmailName, null)
}
