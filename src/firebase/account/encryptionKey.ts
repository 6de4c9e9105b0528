import { doc } from 'firebase/firestore'
import { isMoving } from '../../storage/journals/moveJournal.ts'
import { auth } from '../sdk/app.ts'
import { firestore } from '../sdk/firestore.ts'
import { userDataOf, type UserData } from '../data/userData.ts'
import { transactOnce } from '../data/transactOnce.ts'

/**
 * Returns the key that encrypts this person's data on every device. It is stored in their account,
 * and the first device creates it.
 *
 * @throws the SDK's error if the account can't be reached.
 */
export async function encryptionKey(uid: string): Promise<Uint8Array<ArrayBuffer>> {
  const userData = await userDataFor(uid)
  const ref = doc(firestore(userData.session), 'users', uid, 'keys', 'user-key')
  const key = await transactOnce(userData, async (transaction) => {
    const kept: unknown = (await transaction.get(ref)).data()?.['key']
    if (typeof kept === 'string') return kept
    const made = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))))
    transaction.set(ref, { key: made })
    return made
  })
  return Uint8Array.from(atob(key), (byte) => byte.charCodeAt(0))
}

/** A pending guest's key is still needed for edits that have to move. */
async function userDataFor(uid: string): Promise<UserData> {
  if (!isMoving(uid) || auth().currentUser?.uid === uid) return userDataOf(uid)
  const { guestUserData } = await import('../guest/guestSession.ts')
  const userData = await guestUserData(uid)
  return typeof userData === 'string' ? userDataOf(uid) : userData
}
