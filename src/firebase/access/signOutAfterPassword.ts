import { auth } from '../app.ts'
import { transactIn } from '../userData/transact.ts'
import { userDataOf } from '../userData/userData.ts'
import { prepareSignOutOfOlder, signOutOne } from './revocations.ts'

/**
 * Signs out all sessions but this one.
 *
 * @throws the SDK's error.
 */
export async function signOutAfterPassword(): Promise<void> {
  const { currentUser } = auth()
  if (!currentUser) return
  const userData = userDataOf(currentUser.uid)
  const newer = await transactIn(userData, async (transaction) => {
    const older = await prepareSignOutOfOlder(transaction, userData)
    older.signOut()
    return older.newer
  })
  // The rules let a session sign out newer ones only one by one.
  for (const other of newer) await signOutOne(userData, other)
}
