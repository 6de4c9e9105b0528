import { serverTimestamp, type Transaction } from 'firebase/firestore'
import { deviceNameOf } from '../../domain/deviceName.ts'
import { nextPlace, replacedAfter, shortDetail, type ActivityKind } from '../../domain/activity.ts'
import { serverTime } from '../serverTime.ts'
import type { UserData } from '../userData/userData.ts'
import { activityRef, type StoredRing } from './accessDocuments.ts'

type Write = (what: ActivityKind, detail?: string) => void

/**
 * Reads the next slot of the ring, and returns a function that writes an entry in the same
 * transaction. If the ring is full of recent entries, it writes only when an entry was left out.
 */
export async function prepareEntry(transaction: Transaction, userData: UserData): Promise<Write> {
  const ring = activityRef(userData)
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
