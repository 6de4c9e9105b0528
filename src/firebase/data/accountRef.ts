import type { Auth } from 'firebase/auth'
import { userMismatch } from '../sdk/currentUser.ts'
import { codedError } from '../../domain/errorCode.ts'
import { auth } from '../sdk/app.ts'
import type { User } from '../../domain/session/user.ts'
import { toUser } from '../sdk/toUser.ts'

/**
 * An account, and the SDK's `Auth` that is signed in to it. Two are in use only while a guest's data moves.
 */
export type AccountRef = { uid: string; auth: Auth }

/** The source and destination of a move. */
export type AccountPair = { from: AccountRef; to: AccountRef }

/** Returns the account of the signed-in person. */
export function accountRef(uid: string): AccountRef {
  return { uid, auth: auth() }
}

/** @throws an error with the code `auth/user-mismatch` if the session has another user. */
export function requireSignedIn({ uid, auth: { currentUser } }: AccountRef): void {
  if (currentUser?.uid !== uid) throw userMismatch()
}

/** @throws an error with the code `auth/user-signed-out` if no one is signed in. */
export function signedInUser({ auth: { currentUser } }: AccountRef): User {
  if (currentUser) return toUser(currentUser)
  throw codedError('auth/user-signed-out', 'No one is signed in.')
}
