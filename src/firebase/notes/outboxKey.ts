import { doc, runTransaction } from 'firebase/firestore'
import { currentUser, demandSamePerson } from '../currentUser.ts'
import { firestore } from '../firestore.ts'

/**
 * The bytes of the key with which this person's things are sealed on every device, from their account;
 * the first device that asks makes it.
 *
 * @throws the SDK's error while the account cannot be reached.
 */
export async function outboxKey(uid: string): Promise<Uint8Array<ArrayBuffer>> {
  demandSamePerson(uid)
  // A transaction whose own try for a token fails ends in an assertion of the SDK, outside its promise.
  await currentUser().getIdToken()
  const place = doc(firestore(), 'users', uid, 'keys', 'outbox')
  const key = await runTransaction(firestore(), async (transaction) => {
    const kept: unknown = (await transaction.get(place)).data()?.['key']
    if (typeof kept === 'string') return kept
    const made = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))))
    transaction.set(place, { key: made })
    return made
  })
  return Uint8Array.from(atob(key), (byte) => byte.charCodeAt(0))
}
