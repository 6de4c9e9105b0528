import { isPendingGuest } from '../../storage/journals/moveJournal.ts'
import { encryptionKeyRef } from '../documents/accountDocuments.ts'
import { runTransactionOnce } from '../documents/runTransaction.ts'
import { accountAuth, type AccountAuth } from '../sdk/accountAuth.ts'
import { auth } from '../sdk/app.ts'

/**
 * Returns the key that encrypts this person's data on every device. It is stored in their account,
 * and the first device creates it.
 */
export async function encryptionKey(uid: string): Promise<Uint8Array<ArrayBuffer>> {
  const account = await accountWithKey(uid)
  const ref = encryptionKeyRef(account)
  const key = await runTransactionOnce(account, async (transaction) => {
    const stored: unknown = (await transaction.get(ref)).data()?.['key']
    if (typeof stored === 'string') return stored
    const made = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))))
    transaction.set(ref, { key: made })
    return made
  })
  return Uint8Array.from(atob(key), (byte) => byte.charCodeAt(0))
}

/** A pending guest's key is still needed for edits that have to move. */
async function accountWithKey(uid: string): Promise<AccountAuth> {
  if (!isPendingGuest(uid) || auth().currentUser?.uid === uid) return accountAuth(uid)
  const { guestAccountAuth } = await import('../guest/guestSession.ts')
  const account = await guestAccountAuth(uid)
  return typeof account === 'string' ? accountAuth(uid) : account
}
