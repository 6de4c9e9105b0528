import { serverTimestamp, type Transaction } from 'firebase/firestore'
import { deviceNameOf } from '../../domain/deviceName.ts'
import { nextPlace, replacedAfter, shortDetail, type ActivityKind } from '../../domain/activity.ts'
import { auth } from '../app.ts'
import { serverTime } from '../serverTime.ts'
import { transactIn } from '../userData/transact.ts'
import { userDataOf, type UserData } from '../userData/userData.ts'
import { activityOf, ownSession, sessionsOf, signInOf, type StoredRing } from './accessDocuments.ts'

type Write = (what: ActivityKind, detail?: string) => void

/**
 * Reads the next slot of the ring, and returns a function that writes an entry in the same
 * transaction. If the ring is full of recent entries, it writes only when an entry was left out.
 */
export async function prepareEntry(transaction: Transaction, userData: UserData): Promise<Write> {
  const ring = activityOf(userData)
  const stored = ((await transaction.get(ring)).data() ?? {}) as StoredRing
  const { count = 0 } = stored
  const place = nextPlace(count)
  const before = stored[place]?.at?.toMillis() ?? 0
  const isFull =
    before > (await serverTime(userData.session.currentUser ?? undefined)) - replacedAfter
  return (what, detail = '') => {
    if (isFull) {
      transaction.set(ring, { missedAt: serverTimestamp() }, { merge: true })
      return
    }
    const short = shortDetail(detail)
    const entry = { what, detail: short, ...deviceNameOf(navigator), at: serverTimestamp() }
    transaction.set(ring, { count: count + 1, [place]: entry }, { merge: true })
  }
}

/**
 * Adds an entry to the signed-in account's activity. Does nothing for guests.
 *
 * @throws the SDK's error.
 */
export async function addEntry(what: ActivityKind, detail?: string): Promise<void> {
  const { currentUser } = auth()
  if (!currentUser || currentUser.isAnonymous) return
  const userData = userDataOf(currentUser.uid)
  const signIn = await signInOf(userData)
  await transactIn(userData, async (transaction) => {
    const write = await prepareEntry(transaction, userData)
    write(what, detail)
    // Firebase ends all other sessions when the password changes.
    if (what === 'passwordChanged')
      transaction.set(sessionsOf(userData), { [signIn]: ownSession() })
  })
}
