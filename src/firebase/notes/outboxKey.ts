import { doc } from 'firebase/firestore'
import { firestore } from '../firestore.ts'
import { transact } from './transact.ts'

/**
 * The bytes of the key with which this person's things are sealed on every device, from their account;
 * the first device that asks makes it.
 *
 * @throws the SDK's error while the account cannot be reached.
 */
export async function outboxKey(uid: string): Promise<Uint8Array<ArrayBuffer>> {
  const place = doc(firestore(), 'users', uid, 'keys', 'outbox')
  const key = await transact(uid, async (transaction) => {
    const kept: unknown = (await transaction.get(place)).data()?.['key']
    if (typeof kept === 'string') return kept
    const made = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))))
    transaction.set(place, { key: made })
    return made
  })
  return Uint8Array.from(atob(key), (byte) => byte.charCodeAt(0))
}
