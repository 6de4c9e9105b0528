import { onAuthStateChanged, type Auth, type User as FirebaseUser } from 'firebase/auth'
import { codedError } from '../../domain/errorCode.ts'
import { auth } from './app.ts'

/**
 * Returns the SDK's live object for the signed-in user, by default of the session.
 *
 * @throws an error with the code `auth/user-signed-out` if no one is signed in.
 */
export function currentUser(sdkAuth: Auth = auth()): FirebaseUser {
  const user = sdkAuth.currentUser
  if (user) return user
  throw codedError('auth/user-signed-out', 'No one is signed in.')
}

/**
 * Returns the server's time when the token was issued, in milliseconds since 1970: an hour old at
 * most. A device clock that runs ahead must not delete anything early.
 */
export async function tokenIssuedAt(user = currentUser()): Promise<number> {
  const { issuedAtTime } = await user.getIdTokenResult()
  return Date.parse(issuedAtTime)
}

/** Returns the uid of the signed-in user, or an empty string. */
export function signedInUid(): string {
  return auth().currentUser?.uid ?? ''
}

/** Calls the listener once this person is no longer signed in, even if someone else is. */
export function onSignedOut(
  sdkAuth: Auth,
  uid: string | undefined,
  listener: () => void,
): () => void {
  const stop = onAuthStateChanged(sdkAuth, (user) => {
    if (user?.uid === uid) return
    stop()
    listener()
  })
  return stop
}
