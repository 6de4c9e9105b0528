import type { ActivityKind } from '../../domain/activity.ts'
import { auth } from '../app.ts'
import { transactIn } from '../userData/transact.ts'
import { userDataOf } from '../userData/userData.ts'
import { prepareEntry } from './activityRing.ts'
import { prepareSignOutOfOlder, signOutOne } from './revocations.ts'

const newPasswords: readonly ActivityKind[] = ['passwordChanged', 'passwordReset']

/**
 * Adds an entry to the signed-in account's activity. Does nothing for guests. A new password also
 * signs out all other sessions: Firebase only stops renewing their tokens, which stay valid for up to
 * an hour.
 *
 * @throws the SDK's error.
 */
export async function addEntry(what: ActivityKind, detail?: string): Promise<void> {
  const { currentUser } = auth()
  if (!currentUser || currentUser.isAnonymous) return
  const userData = userDataOf(currentUser.uid)
  const newer = await transactIn(userData, async (transaction) => {
    const isNew = newPasswords.includes(what)
    const older = isNew ? await prepareSignOutOfOlder(transaction, userData) : null
    const write = await prepareEntry(transaction, userData)
    older?.signOut()
    write(what, detail)
    return older?.newer ?? []
  })
  // The rules let a session sign out newer ones only one by one.
  for (const other of newer) await signOutOne(userData, other)
}
