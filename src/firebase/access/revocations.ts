import { deleteField, serverTimestamp, type Transaction } from 'firebase/firestore'
import { accountStateRef } from '../userData/accountState.ts'
import { transactIn } from '../userData/transact.ts'
import type { UserData } from '../userData/userData.ts'
import { ownSession, revocationIn, sessionsIn, sessionsRef, signInOf } from './accessDocuments.ts'

type OlderSessions = {
  /** Signs out all sessions older than this one, and removes them from the list. */
  signOut: () => void
  /** Listed sessions that signed in after this one, in seconds since 1970. */
  newer: readonly number[]
}

/**
 * Reads what it takes to sign out all sessions older than this one, for the same transaction.
 *
 * @throws the SDK's error.
 */
export async function prepareSignOutOfOlder(
  transaction: Transaction,
  userData: UserData,
): Promise<OlderSessions> {
  const own = await signInOf(userData)
  const list = sessionsIn(await transaction.get(sessionsRef(userData)))
  const { revoked, revokedAt } = revocationIn(await transaction.get(accountStateRef(userData)))
  const older = list.filter(({ signIn }) => signIn < own)
  const removals = older.map(({ signIn }) => [signIn, deleteField()])
  return {
    newer: list.map(({ signIn }) => signIn).filter((signIn) => signIn > own),
    signOut: () => {
      transaction.set(
        accountStateRef(userData),
        {
          revokedBefore: own,
          revoked: revokedAt < own * 1000 ? [] : revoked,
          revokedAt: serverTimestamp(),
        },
        { merge: true },
      )
      transaction.set(
        sessionsRef(userData),
        { ...Object.fromEntries(removals), [own]: ownSession() },
        { merge: true },
      )
    },
  }
}

/**
 * Signs out one other session.
 *
 * @param other when it signed in, in seconds since 1970.
 * @throws the SDK's error.
 */
export async function signOutOne(userData: UserData, other: number): Promise<void> {
  const own = await signInOf(userData)
  await transactIn(userData, async (transaction) => {
    const state = revocationIn(await transaction.get(accountStateRef(userData)))
    const { revokedBefore, revoked } = state
    transaction.set(
      accountStateRef(userData),
      { revokedBefore, revoked: [...revoked, other], revokedAt: serverTimestamp() },
      { merge: true },
    )
    transaction.set(
      sessionsRef(userData),
      { [other]: deleteField(), [own]: ownSession() },
      { merge: true },
    )
  })
}
