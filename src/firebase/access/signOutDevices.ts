import { FirebaseError } from 'firebase/app'
import { deleteField, serverTimestamp } from 'firebase/firestore'
import type { ChangeInput } from '../../machines/accountChangeMachine.ts'
import { currentUser } from '../currentUser.ts'
import { recentLoginChange } from '../recentLogin.ts'
import { accountStateOf } from '../userData/accountState.ts'
import { transactIn } from '../userData/transact.ts'
import { userDataOf } from '../userData/userData.ts'
import { ownSession, revocationIn, sessionsIn, sessionsOf, signInOf } from './accessDocuments.ts'
import { prepareEntry } from './activityRing.ts'

/** In milliseconds. After a longer time, there may be a newer sign-in that isn't listed. */
const maxLoginAge = 60_000

/**
 * Signs out another session. Its `subject` is when that session signed in, in seconds since 1970.
 */
export const signOutDevice = recentLoginChange<ChangeInput>(async ({ subject }) => {
  const userData = userDataOf(currentUser().uid)
  const [own, other] = [await signInOf(userData), Number(subject)]
  await transactIn(userData, async (transaction) => {
    const state = revocationIn(await transaction.get(accountStateOf(userData)))
    const list = sessionsIn(await transaction.get(sessionsOf(userData)))
    const write = await prepareEntry(transaction, userData)
    const { browser = '', system = '' } = list.find(({ signIn }) => signIn === other) ?? {}
    const { revokedBefore, revoked } = state
    transaction.set(
      accountStateOf(userData),
      { revokedBefore, revoked: [...revoked, other], revokedAt: serverTimestamp() },
      { merge: true },
    )
    transaction.set(
      sessionsOf(userData),
      { [other]: deleteField(), [own]: ownSession() },
      { merge: true },
    )
    write('deviceSignedOut', [browser, system].filter(Boolean).join(', '))
  })
})

/**
 * Signs out all sessions but this one. It ends sessions older than this one, so the person confirms
 * their identity first, which makes this one the newest.
 */
export const signOutOthers = recentLoginChange<ChangeInput>(async () => {
  const userData = userDataOf(currentUser().uid)
  await demandRecentLogin()
  const own = await signInOf(userData)
  await transactIn(userData, async (transaction) => {
    const list = sessionsIn(await transaction.get(sessionsOf(userData)))
    if (list.some(({ signIn }) => signIn > own)) throw tooOld()
    const { revoked, revokedAt } = revocationIn(await transaction.get(accountStateOf(userData)))
    const write = await prepareEntry(transaction, userData)
    transaction.set(
      accountStateOf(userData),
      {
        revokedBefore: own,
        revoked: revokedAt < own * 1000 ? [] : revoked,
        revokedAt: serverTimestamp(),
      },
      { merge: true },
    )
    transaction.set(sessionsOf(userData), { [own]: ownSession() })
    write('othersSignedOut')
  })
})

/** Compares server times only: this device's clock may be wrong. */
async function demandRecentLogin(): Promise<void> {
  const { authTime, issuedAtTime } = await currentUser().getIdTokenResult(true)
  if (Date.parse(issuedAtTime) - Date.parse(authTime) >= maxLoginAge) throw tooOld()
}

function tooOld(): Error {
  return new FirebaseError('auth/requires-recent-login', 'There may be a newer session.')
}
