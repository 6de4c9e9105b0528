import { codedError } from '../../domain/errorCode.ts'
import type { ChangeInput } from '../../machines/accountChangeMachine.ts'
import { currentUser } from '../currentUser.ts'
import { recentLoginChange, recentLoginCode, requireRecentSignIn } from '../recentLogin.ts'
import { transactIn } from '../userData/transact.ts'
import { userDataOf } from '../userData/userData.ts'
import { prepareSignOutOfOlder, signOutOne } from './revocations.ts'

/** In milliseconds. After a longer time, there may be a newer sign-in that isn't listed. */
const maxLoginAge = 60_000

/**
 * Signs out another session. Its `subject` is when that session signed in, in seconds since 1970.
 */
export const signOutDevice = recentLoginChange<ChangeInput>(({ subject }) =>
  signOutOne(userDataOf(currentUser().uid), Number(subject)),
)

/**
 * Signs out all sessions but this one. It ends sessions older than this one, so the person confirms
 * their identity first, which makes this one the newest.
 */
export const signOutOthers = recentLoginChange<ChangeInput>(async () => {
  const userData = userDataOf(currentUser().uid)
  await requireRecentSignIn(currentUser(), maxLoginAge)
  await transactIn(userData, async (transaction) => {
    const older = await prepareSignOutOfOlder(transaction, userData)
    if (older.newer.length > 0) throw codedError(recentLoginCode, 'The device has a newer session.')
    older.signOut()
  })
})
