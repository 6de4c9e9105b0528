import type { User as ProviderUser } from 'firebase/auth'
import { auth } from './app.ts'

/**
 * The SDK's live object of who is signed in.
 *
 * @throws an error with the code `auth/user-signed-out` when nobody is.
 */
export function currentUser(): ProviderUser {
  const user = auth().currentUser
  if (user) return user
  throw Object.assign(new Error('Nobody is signed in.'), { code: 'auth/user-signed-out' })
}

/** The uid of who is signed in; empty when nobody is. */
export function signedInUid(): string {
  return auth().currentUser?.uid ?? ''
}

/**
 * Makes sure that what one person began is not finished for another, who has come in meanwhile in
 * another tab.
 *
 * @throws an error with the code `auth/user-mismatch` when somebody else, or nobody, is signed in.
 */
export function demandSamePerson(uid: string): void {
  if (uid === signedInUid()) return
  const error = new Error('Somebody else is signed in now.')
  throw Object.assign(error, { code: 'auth/user-mismatch' })
}
