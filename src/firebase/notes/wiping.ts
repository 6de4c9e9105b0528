import { signOut as endSession } from 'firebase/auth'
import { leavingOf, markLeaving, removeMark } from '../../device/leavingMark.ts'
import { whoseThings } from '../../device/mark.ts'
import { isMoving } from '../../device/moveName.ts'
import { forgetNotebook, notebookOf } from '../../device/notebooks.ts'
import { closeEverywhere, takeAway, takeAwayIfGone } from '../../device/tidying.ts'
import { forgetIfShared, forgetPerson } from '../../stores/forgetPerson.ts'
import type { WipeDevice } from '../../machines/leavingEvents.ts'
import { auth } from '../app.ts'
import { endingNow } from '../endings.ts'

/**
 * Takes away what lies here of people who are not in any more, and finishes what a person who was
 * leaving had begun. Never rejects; what could not be done is tried at the next start.
 *
 * @param deleted whose account does not exist any more: their words go, too.
 */
export async function tidyDevice(deleted = deletedBeforeStart()): Promise<void> {
  if (deleted) forgetPerson(deleted)
  for (const uid of whoseThings()) await tidyUp(uid, uid === deleted).catch(() => null)
}

/**
 * Whose account was found deleted when this page started: their stored session is gone by now. Nobody else's
 * things lie here then, but where they could not be taken away; of two people nobody's words go.
 */
function deletedBeforeStart(): string | undefined {
  const [uid, ...others] = whoseThings()
  return endingNow() === 'deleted' && others.length === 0 ? uid : undefined
}

async function tidyUp(uid: string, isDeleted: boolean): Promise<void> {
  const leaving = leavingOf(uid)
  const isIn = () => auth().currentUser?.uid === uid
  if (!leaving && (isIn() || isMoving(uid))) return
  const isDone = await (leaving
    ? takeAway(uid, leaving.discard)
    : takeAwayIfGone(uid, isDeleted ? 'all' : []))
  if (leaving && !leaving.isOver && isIn()) await endSession(auth())
  // Of a session that ended by itself, what the disk had refused stays in this page for its person.
  if (isDone && leaving && !isIn()) forgetNotebook(uid)
  if (isDone) removeMark(uid)
  // Whoever comes back must be able to stay, even where the disk still refuses.
  else if (leaving) markLeaving(uid, { ...leaving, isOver: true })
}

/**
 * From the mark on, the next start goes on with it should this page end before it is done. Here, so that
 * a page that can leave can also tidy up, offline too.
 */
export const wipeDevice: WipeDevice = ({ input: { uid, discard }, sendBack }) => {
  const wipe = async () => {
    const notebook = notebookOf(uid)
    markLeaving(uid, { discard, isOver: false })
    for (const id of discard) {
      await notebook.update(id, () => null)
      await notebook.uploads.update(id, () => null)
    }
    await closeEverywhere(uid)
    await takeAway(uid, discard)
    forgetIfShared(uid)
    if (isMoving(uid)) await letGoOfAside(uid)
    sendBack({ type: 'wiping.done' })
  }
  void wipe()
}

/** A guest who leaves for good is not waited for any more. */
async function letGoOfAside(uid: string): Promise<void> {
  const part = await import('../move/putAside.ts').catch(() => null)
  await part?.dropAside(uid)
}
