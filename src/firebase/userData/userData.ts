import type { Auth } from 'firebase/auth'
import { FirebaseError } from 'firebase/app'
import { auth } from '../app.ts'
import type { User } from '../../domain/user.ts'
import { toUser } from '../toUser.ts'

/**
 * Everything that one person keeps on the server, reached with a session of theirs. There are two at a
 * time only while a guest's things are being moved.
 */
export type UserData = { uid: string; session: Auth }

/** From whom to whom things move. */
export type UserDataPair = { from: UserData; to: UserData }

/** The user data of the person who is signed in to the app itself. */
export function userDataOf(uid: string): UserData {
  return { uid, session: auth() }
}

/** @throws an error with the code `auth/user-mismatch` when the session is not the person's any more. */
export function demandOwner({ uid, session }: UserData): void {
  if (session.currentUser?.uid === uid) return
  const error: Partial<FirebaseError> = new Error('Somebody else is signed in now.')
  throw Object.assign(error, { code: 'auth/user-mismatch' })
}

/** @throws an error with the code `auth/user-signed-out` when nobody is signed in to the session. */
export function ownerOf({ session: { currentUser } }: UserData): User {
  if (currentUser) return toUser(currentUser)
  throw new FirebaseError('auth/user-signed-out', 'Nobody is signed in.')
}
