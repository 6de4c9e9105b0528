import { moveOf } from '../../device/moveMark.ts'
import { auth } from '../app.ts'
import { dropAside, inTurnAside, noteAside } from './putAside.ts'
import { parkedGuests } from './storedSessions.ts'

/**
 * Notes of every guest who was put aside, and of whom nothing is noted, that nobody knows whose things
 * theirs are: who is in is asked. One who is in all the same is let go of.
 */
export async function noteParked(): Promise<void> {
  for (const guestUid of await parkedGuests()) {
    if (!moveOf(guestUid)) await inTurnAside(guestUid, () => noteUnlessKnown(guestUid))
  }
}

/** Another page may have noted them, or let go of them, while this one waited. */
async function noteUnlessKnown(guestUid: string): Promise<void> {
  if (moveOf(guestUid) || !(await parkedGuests()).includes(guestUid)) return
  if (auth().currentUser?.uid === guestUid) await dropAside(guestUid)
  else await noteAside(guestUid)
}
