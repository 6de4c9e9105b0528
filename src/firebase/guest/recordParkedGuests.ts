import { moveOf } from '../../device/moveJournal.ts'
import { auth } from '../app.ts'
import { dropParked, inTurnParked, recordParked } from './parkGuest.ts'
import { parkedGuests } from './storedSessions.ts'

/**
 * Records every parked guest of whom the journal knows nothing as unclaimed, so that whoever is
 * signed in is asked. A guest who is signed in all the same is let go of.
 */
export async function recordParkedGuests(): Promise<void> {
  for (const guestUid of await parkedGuests()) {
    if (!moveOf(guestUid)) await inTurnParked(guestUid, () => recordUnlessKnown(guestUid))
  }
}

/** Another page may have recorded them, or let go of them, while this one waited. */
async function recordUnlessKnown(guestUid: string): Promise<void> {
  if (moveOf(guestUid) || !(await parkedGuests()).includes(guestUid)) return
  if (auth().currentUser?.uid === guestUid) await dropParked(guestUid)
  else await recordParked(guestUid)
}
