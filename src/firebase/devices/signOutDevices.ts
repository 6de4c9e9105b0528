import type { User as FirebaseUser } from 'firebase/auth'
import { codedError, hasCode } from '../../domain/errorCode.ts'
import { runTransaction } from '../documents/runTransaction.ts'
import { accountAuth } from '../sdk/accountAuth.ts'
import { currentUser } from '../sdk/currentUser.ts'
import { readOlderSessions } from '../session/end/olderSessions.ts'
import { revokeSessionsAtFirebase } from '../session/end/revokeSessionsAtFirebase.ts'
import { accountChangeLogic } from '../session/recentSignIn/accountChangeLogic.ts'
import {
  expectConfirmedPassword,
  takeConfirmedPassword,
} from '../session/recentSignIn/confirmedPassword.ts'
import {
  maxSignInAge,
  recentSignInCode,
  requireRecentSignIn,
} from '../session/recentSignIn/recentSignIn.ts'

/**
 * Signs out all sessions but this one. It ends sessions older than this one, so the person confirms
 * their identity first, which makes this one the newest. The password for that is needed once more.
 */
export const signOutOthersLogic = accountChangeLogic(async (_, signal) => {
  const user = currentUser()
  signal.addEventListener('abort', () => takeConfirmedPassword(user.uid))
  try {
    await endOthers(user)
  } catch (error) {
    if (hasCode(error, recentSignInCode) && !signal.aborted) expectConfirmedPassword(user.uid)
    throw error
  }
})

async function endOthers(user: FirebaseUser): Promise<void> {
  const account = accountAuth(user.uid)
  await requireRecentSignIn(user, maxSignInAge.confirmed)
  await revokeSessionsAtFirebase(user)
  await runTransaction(account, async (transaction) => {
    const older = await readOlderSessions(transaction, account)
    if (older.hasNewer) throw codedError(recentSignInCode, 'The device has a newer session.')
    older.signOutOlder()
  })
}
