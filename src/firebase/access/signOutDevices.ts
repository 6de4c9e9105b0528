import { updatePassword, type User as ProviderUser } from 'firebase/auth'
import { codedError } from '../../domain/errorCode.ts'
import type { ChangeInput } from '../../machines/accountChangeMachine.ts'
import { takeConfirmedPassword } from '../confirmedPassword.ts'
import { currentUser } from '../currentUser.ts'
import { hasPassword } from '../hasPassword.ts'
import { recentLoginChange, recentLoginCode, requireRecentSignIn } from '../recentLogin.ts'
import { transactIn } from '../userData/transact.ts'
import { userDataOf } from '../userData/userData.ts'
import { prepareSignOutOfOlder } from './revocations.ts'

/** In milliseconds. After a longer time, there may be a newer sign-in that isn't listed. */
const maxLoginAge = 60_000

/**
 * Signs out all sessions but this one. It ends sessions older than this one, so the person confirms
 * their identity first, which makes this one the newest.
 */
export const signOutOthers = recentLoginChange<ChangeInput>(async () => {
  const user = currentUser()
  const userData = userDataOf(user.uid)
  await requireRecentSignIn(user, maxLoginAge)
  await endAtProvider(user)
  await transactIn(userData, async (transaction) => {
    const older = await prepareSignOutOfOlder(transaction, userData)
    if (older.hasNewer) throw codedError(recentLoginCode, 'The device has a newer session.')
    older.signOut()
  })
})

/**
 * A password that is set ends all other sessions at the provider, even if it is the same. Where nobody
 * signs in with one, any will do.
 */
async function endAtProvider(user: ProviderUser): Promise<void> {
  if (!hasPassword(user)) return
  const password = __METHODS__.password ? takeConfirmedPassword(user.uid) : unknownPassword()
  if (password === null) throw codedError(recentLoginCode, 'The password is needed.')
  await updatePassword(user, password)
}

/** A password that nobody knows, which every password policy accepts. */
function unknownPassword(): string {
  return `Aa1!${crypto.randomUUID().slice(0, 24)}`
}
