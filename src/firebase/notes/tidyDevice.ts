import { signOut as endSession } from 'firebase/auth'
import { removeMark, whoseThings } from '../../device/leavingMark.ts'
import { takeAway, takeAwayIfGone } from '../../device/tidying.ts'
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
