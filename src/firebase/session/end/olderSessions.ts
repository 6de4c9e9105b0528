import { EmailAuthProvider, reauthenticateWithCredential } from 'firebase/auth'
import { deleteField, type Transaction } from 'firebase/firestore'
import {
  accountStateRef,
  ownSession,
  sessionsIn,
  sessionsRef,
  authTimeOf,
} from '../../documents/accountDocuments.ts'
import { runTransaction } from '../../documents/runTransaction.ts'
import { accountAuth, type AccountAuth } from '../../sdk/accountAuth.ts'
import { auth } from '../../sdk/app.ts'

/**
 * Signs out all sessions older than this one.
 *
 * @param password a new one: this session signs in with it first, which makes it the newest. `null` if it already is.
 * @returns false if newer sessions remain, because a second factor prevented the new sign-in.
 */
export async function signOutOlderSessions(password: string | null): Promise<boolean> {
  const { currentUser } = auth()
  if (!currentUser) return false
  let isNewest = true
  if (password !== null && currentUser.email !== null) {
    const credential = EmailAuthProvider.credential(currentUser.email, password)
    await reauthenticateWithCredential(currentUser, credential).catch(() => (isNewest = false))
  }
  const account = accountAuth(currentUser.uid)
  await runTransaction(account, async (transaction) => {
    const older = await readOlderSessions(transaction, account)
    older.signOutOlder()
  })
  return isNewest
}

type OlderSessions = {
  /** Signs out all sessions older than this one, and removes them from the list. */
  signOutOlder: () => void
  /** Whether a listed session signed in after this one. */
  hasNewer: boolean
}

/** Reads what it takes to sign out all sessions older than this one, for the same transaction. */
export async function readOlderSessions(
  transaction: Transaction,
  account: AccountAuth,
): Promise<OlderSessions> {
  const ownAuthTime = await authTimeOf(account)
  const list = sessionsIn(await transaction.get(sessionsRef(account)))
  const older = list.filter(({ authTime }) => authTime < ownAuthTime)
  const removals = older.map(({ authTime }) => [authTime, deleteField()])
  return {
    hasNewer: list.some(({ authTime }) => authTime > ownAuthTime),
    signOutOlder: () => {
      transaction.set(accountStateRef(account), { revokedBefore: ownAuthTime }, { merge: true })
      transaction.set(
        sessionsRef(account),
        { ...Object.fromEntries(removals), [ownAuthTime]: ownSession() },
        { merge: true },
      )
    },
  }
}
