import type { Auth } from 'firebase/auth'
import { codedError } from '../../domain/errorCode.ts'
import type { User } from '../../domain/session/user.ts'
import { auth } from './app.ts'
import { currentUser } from './currentUser.ts'
import { toUser } from './toUser.ts'

/** An account, and the SDK's `Auth` that is signed in to it. Two are in use only while a guest's data moves. */
export type AccountAuth = { uid: string; auth: Auth }

/** The source and destination of a move. */
export type AccountPair = { from: AccountAuth; to: AccountAuth }

/** Returns the account of the signed-in person. */
export function accountAuth(uid: string): AccountAuth {
  return { uid, auth: auth() }
}

/**
 * Stops one person's operation from finishing under an account that signed in meanwhile in another tab.
 *
 * @throws an error with the code `auth/user-mismatch` if another user, or no one, is signed in.
 */
export function requireSignedIn(account: AccountAuth): void {
  if (account.auth.currentUser?.uid === account.uid) return
  throw codedError('auth/user-mismatch', 'Someone else is signed in now.')
}

/** @throws an error with the code `auth/user-signed-out` if no one is signed in. */
export function signedInUser(account: AccountAuth): User {
  return toUser(currentUser(account.auth))
}
