import type { User as ProviderUser } from 'firebase/auth'
import { auth } from './app.ts'

/**
 * Returns the SDK's live object for the signed-in user.
 *
 * @throws an error with the code `auth/user-signed-out` if nobody is signed in.
 */
export function currentUser(): ProviderUser {
  const user = auth().currentUser
  if (user) return user
  throw Object.assign(new Error('Nobody is signed in.'), { code: 'auth/user-signed-out' })
}

/** Returns the uid of the signed-in user, or an empty string. */
export function signedInUid(): string {
  return auth().currentUser?.uid ?? ''
}

/**
 * Stops one person's operation from finishing under an account that signed in meanwhile in another
 * tab.
 *
 * @throws an error with the code `auth/user-mismatch` if another user, or nobody, is signed in.
 */
export function demandSamePerson(uid: string): void {
  if (uid === signedInUid()) return
  const error = new Error('Somebody else is signed in now.')
  throw Object.assign(error, { code: 'auth/user-mismatch' })
}
