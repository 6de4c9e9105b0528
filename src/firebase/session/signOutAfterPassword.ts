import { EmailAuthProvider, reauthenticateWithCredential } from 'firebase/auth'
import { auth } from '../sdk/app.ts'
import { transactIn } from '../data/transact.ts'
import { userDataOf } from '../data/userData.ts'
import { prepareSignOutOfOlder } from './revocations.ts'

/**
 * Signs out all sessions but this one, which signs in again with the new password and so is the newest.
 *
 * @returns false if newer ones are left: with a second factor, it can't sign in here.
 * @throws the SDK's error.
 */
export async function signOutAfterPassword(password: string | null): Promise<boolean> {
  const { currentUser } = auth()
  if (!currentUser) return false
  let isNewest = true
  if (password !== null && currentUser.email !== null) {
    const credential = EmailAuthProvider.credential(currentUser.email, password)
    await reauthenticateWithCredential(currentUser, credential).catch(() => (isNewest = false))
  }
  const userData = userDataOf(currentUser.uid)
  await transactIn(userData, async (transaction) => {
    const older = await prepareSignOutOfOlder(transaction, userData)
    older.signOut()
  })
  return isNewest
}
