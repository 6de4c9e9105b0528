import type { Auth } from 'firebase/auth'
import type { FirebaseError } from 'firebase/app'
import { auth } from '../app.ts'

/**
 * Everything that one person keeps on the server, reached with a session of theirs. There are two at a
 * time only while a guest's things are being moved.
 */
export type Vault = { uid: string; session: Auth }

/** The vault of the person who is signed in to the app itself. */
export function vaultOf(uid: string): Vault {
  return { uid, session: auth() }
}

/** @throws an error with the code `auth/user-mismatch` when the session is not the person's any more. */
export function demandOwner({ uid, session }: Vault): void {
  if (session.currentUser?.uid === uid) return
  const error: Partial<FirebaseError> = new Error('Somebody else is signed in now.')
  throw Object.assign(error, { code: 'auth/user-mismatch' })
}
