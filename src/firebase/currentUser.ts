import { reload, type User as ProviderUser } from 'firebase/auth'
import { auth } from './app.ts'
import { tellOtherTabs } from './otherTabs.ts'

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

/**
 * Reads the account anew after something about it has changed, here and in the other tabs. The
 * session observer then reports it; the SDK alone stays silent after most changes.
 */
export async function refreshUser(): Promise<void> {
  const user = currentUser()
  await reload(user)
  tellOtherTabs({ type: 'accountChanged', uid: user.uid })
}
