import { doc } from 'firebase/firestore'
import { isMoving } from '../../storage/journals/moveJournal.ts'
import { auth } from '../sdk/app.ts'
import { firestore } from '../sdk/firestore.ts'
import { accountRef, type AccountRef } from '../data/accountRef.ts'
import { runTransactionOnce } from '../data/runTransaction.ts'

/**
 * Returns the key that encrypts this person's data on every device. It is stored in their account,
 * and the first device creates it.
 *
 * @throws the SDK's error if the account can't be reached.
 */
export async function encryptionKey(uid: string): Promise<Uint8Array<ArrayBuffer>> {
  const account = await accountWithKey(uid)
  const ref = doc(firestore(account.auth), 'users', uid, 'keys', 'user-key')
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
async function accountWithKey(uid: string): Promise<AccountRef> {
  if (!isMoving(uid) || auth().currentUser?.uid === uid) return accountRef(uid)
  const { guestAccountRef } = await import('../guest/guestSession.ts')
  const account = await guestAccountRef(uid)
  return typeof account === 'string' ? accountRef(uid) : account
}
