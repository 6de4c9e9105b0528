import { moveOf } from '../../storage/journals/moveJournal.ts'
import { auth } from '../sdk/app.ts'
import { dropPendingGuest, withPendingGuestLock, recordPendingGuest } from './keepPendingGuest.ts'
import { pendingGuests } from './storedSessions.ts'

/**
 * Records each pending guest that is missing from the journal, so that the signed-in person is asked
 * about them. A guest who is signed in is released instead.
 */
export async function recordPendingGuests(): Promise<void> {
  for (const guestUid of await pendingGuests()) {
    if (!moveOf(guestUid)) await withPendingGuestLock(guestUid, () => recordUnlessKnown(guestUid))
  }
}

/** Checks again: another page may have recorded or released them in the meantime. */
async function recordUnlessKnown(guestUid: string): Promise<void> {
  if (moveOf(guestUid) || !(await pendingGuests()).includes(guestUid)) return
  if (auth().currentUser?.uid === guestUid) await dropPendingGuest(guestUid)
  else await recordPendingGuest(guestUid)
}
