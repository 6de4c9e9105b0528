import { moveOf } from '../../storage/journals/moveJournal.ts'
import { auth } from '../sdk/app.ts'
import { dropParked, inTurnParked, recordParked } from './parkGuest.ts'
import { parkedGuests } from './storedSessions.ts'

/**
 * Records each parked guest that is missing from the journal, so that the signed-in person is asked
 * about them. A guest who is signed in is released instead.
 */
export async function recordParkedGuests(): Promise<void> {
  for (const guestUid of await parkedGuests()) {
    if (!moveOf(guestUid)) await inTurnParked(guestUid, () => recordUnlessKnown(guestUid))
  }
}

/** Checks again: another page may have recorded or released them in the meantime. */
async function recordUnlessKnown(guestUid: string): Promise<void> {
  if (moveOf(guestUid) || !(await parkedGuests()).includes(guestUid)) return
  if (auth().currentUser?.uid === guestUid) await dropParked(guestUid)
  else await recordParked(guestUid)
}
