import { changeMove, moveOf, movesToOthers } from '../../device/moveMark.ts'
import { isDeletedForGood } from '../vault/wipe/deletionMark.ts'

/**
 * Frees the things of guests that were to come into an account which has been deleted, on whatever device: from
 * now on this person is asked about them. What cannot be found out now is looked up at the next visit.
 */
export async function freeAsides(uid: string): Promise<void> {
  for (const { guestUid, toUid } of movesToOthers(uid)) {
    const isFree = await isDeletedForGood(toUid)
    // What had arrived went with that account, so all of it has to be copied anew.
    if (isFree && moveOf(guestUid)?.toUid === toUid) {
      await changeMove(guestUid, { toUid: null, phase: 'copying', made: [] })
    }
  }
}
