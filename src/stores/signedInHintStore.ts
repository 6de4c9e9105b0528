import { linkEmailName, signedInHint } from '../domain/storageKeys.ts'
import { readQuietly, writeQuietly } from './quietStorage.ts'

/**
 * Returns whether somebody was signed in when the app was last used. It doesn't say who, and grants
 * nothing.
 */
export function wasSignedIn(): boolean {
  return readQuietly(signedInHint) !== null
}

/**
 * Records whether somebody is signed in. After a sign-out, the link's address is removed, so that
 * the next person can't read it.
 */
export function recordSignedIn(isSignedIn: boolean): void {
  if (isSignedIn === wasSignedIn()) return
  writeQuietly(signedInHint, isSignedIn ? 'yes' : null)
  if (!isSignedIn) writeQuietly(linkEmailName, null)
}
