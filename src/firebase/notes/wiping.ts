import { signOut as endSession } from 'firebase/auth'
import { markLeaving, removeMark, whoseThings } from '../../device/leavingMark.ts'
import { notebookOf } from '../../device/notebooks.ts'
import { closeEverywhere, takeAway, takeAwayIfGone } from '../../device/tidying.ts'
import type { WipeDevice } from '../../machines/leavingMachine.ts'
import { auth } from '../app.ts'

/**
 * Takes away what lies here of somebody who is not in any more, and finishes what a person who was
 * leaving had begun. Never rejects; what could not be done is tried at the next start.
 */
export async function tidyDevice(): Promise<void> {
  const things = whoseThings()
  if (!things) return
  const { uid, leaving } = things
  const isIn = () => auth().currentUser?.uid === uid
  if (isIn() && !leaving) return
  const isDone = await (leaving ? takeAway(uid, leaving.discard) : takeAwayIfGone(uid))
  if (leaving && isIn()) await endSession(auth())
  if (isDone) removeMark()
}

/**
 * From the mark on, the next start goes on with it should this page end before it is done. Here, so that
 * a page that can leave can also tidy up, offline too.
 */
export const wipeDevice: WipeDevice = ({ input: { uid, discard }, sendBack }) => {
  const wipe = async () => {
    const notebook = notebookOf(uid)
    markLeaving({ leaving: uid, discard })
    for (const noteId of discard) await notebook.update(noteId, () => null)
    await closeEverywhere(uid)
    await takeAway(uid, discard)
    sendBack({ type: 'wiping.done' })
  }
  void wipe()
}
