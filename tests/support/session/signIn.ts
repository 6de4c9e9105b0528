import { signInAnonymously, signInWithCustomToken, signOut, type User } from 'firebase/auth'
import { auth } from '#src/firebase/sdk/app.ts'
import { authServer, type Account } from './authServer.ts'

/** Signs in, with the real SDK. */
export async function signIn(account: Omit<Account, 'localId'> & { uid: string }): Promise<User> {
  const { uid, ...more } = account
  authServer.accounts.set(uid, { localId: uid, ...more })
  const { user } = await signInWithCustomToken(auth(), uid)
  return user
}

/** Signs in to an anonymous account. */
export async function signInAsGuest(uid: string): Promise<User> {
  await signOut(auth())
  authServer.accounts.set(uid, { localId: uid })
  const { user } = await signInAnonymously(auth())
  return user
}

export function signOutHere(): Promise<void> {
  return signOut(auth())
}
