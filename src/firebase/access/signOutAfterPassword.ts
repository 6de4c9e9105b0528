import { EmailAuthProvider, reauthenticateWithCredential } from 'firebase/auth'
import { auth } from '../app.ts'
import { transactIn } from '../userData/transact.ts'
import { userDataOf } from '../userData/userData.ts'
import { prepareSignOutOfOlder } from './revocations.ts'

/**
 * Signs out all sessions but this one, which signs in again with the new password and so is the newest.
 * With a second factor it can't, and the provider ends the newer ones within an hour.
 *
 * @throws the SDK's error.
 */
export async function signOutAfterPassword(password: string | null): Promise<void> {
  const { currentUser } = auth()
  if (!currentUser) return
  if (password !== null && currentUser.email !== null) {
    const credential = EmailAuthProvider.credential(currentUser.email, password)
    await reauthenticateWithCredential(currentUser, credential).catch(() => null)
  }
  const userData = userDataOf(currentUser.uid)
  await transactIn(userData, async (transaction) => {
    const older = await prepareSignOutOfOlder(transaction, userData)
    older.signOut()
  })
}
