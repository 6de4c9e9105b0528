import type { Auth } from 'firebase/auth'
import { userMismatch } from '../sdk/currentUser.ts'
import { codedError } from '../../domain/errorCode.ts'
import { auth } from '../sdk/app.ts'
import type { User } from '../../domain/session/user.ts'
import { toUser } from '../sdk/toUser.ts'

/**
 * One person's data on the server, with a session to reach it. Two are in use only while a guest's
 * data moves.
 */
export type UserData = { uid: string; session: Auth }

/** The source and destination of a move. */
export type UserDataPair = { from: UserData; to: UserData }

/** Returns the user data of the signed-in person. */
export function userDataOf(uid: string): UserData {
  return { uid, session: auth() }
}

/** @throws an error with the code `auth/user-mismatch` if the session has another user. */
export function requireOwner({ uid, session }: UserData): void {
  if (session.currentUser?.uid !== uid) throw userMismatch()
}

/** @throws an error with the code `auth/user-signed-out` if no one is signed in. */
export function ownerOf({ session: { currentUser } }: UserData): User {
  if (currentUser) return toUser(currentUser)
  throw codedError('auth/user-signed-out', 'No one is signed in.')
}
