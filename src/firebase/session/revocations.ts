import { deleteField, type Transaction } from 'firebase/firestore'
import { accountStateRef } from '../data/accountState.ts'
import type { UserData } from '../data/userData.ts'
import { ownSession, sessionsIn, sessionsRef, signInOf } from '../data/accessDocuments.ts'

type OlderSessions = {
  /** Signs out all sessions older than this one, and removes them from the list. */
  signOut: () => void
  /** Whether a listed session signed in after this one. */
  hasNewer: boolean
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
  const older = list.filter(({ signIn }) => signIn < own)
  const removals = older.map(({ signIn }) => [signIn, deleteField()])
  return {
    hasNewer: list.some(({ signIn }) => signIn > own),
    signOut: () => {
      transaction.set(accountStateRef(userData), { revokedBefore: own }, { merge: true })
      transaction.set(
        sessionsRef(userData),
        { ...Object.fromEntries(removals), [own]: ownSession() },
        { merge: true },
      )
    },
  }
}
