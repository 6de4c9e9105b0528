import { signOut as endSession } from 'firebase/auth'
import { readJournal } from '../../device/journal.ts'
import { leavingOf, markLeaving, removeMark, whoseThings } from '../../device/leavingMark.ts'
import { isMoving } from '../../device/moveMark.ts'
import { forgetNotebook, notebookOf } from '../../device/notebooks.ts'
import { closeEverywhere, takeAway, takeAwayIfGone } from '../../device/tidying.ts'
import type { WipeDevice } from '../../machines/leavingEvents.ts'
import { auth } from '../app.ts'

/**
 * Takes away what lies here of people who are not in any more, and finishes what a person who was
 * leaving had begun. Never rejects; what could not be done is tried at the next start.
 *
 * @param isDeleted the session has ended because the account does not exist any more: the words go, too.
 * @param gone whose session it was; where this page has never known, theirs who alone has things here.
 */
export async function tidyDevice(isDeleted = false, gone?: string): Promise<void> {
  await readJournal()
  const here = whoseThings()
  const deleted = isDeleted ? (gone ?? onlyOne(here)) : undefined
  for (const uid of here) await tidyUp(uid, uid === deleted).catch(() => null)
}

/** Of two people nobody's words go. */
function onlyOne(uids: readonly string[]): string | undefined {
  return uids.length === 1 ? uids[0] : undefined
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
  if (isDone) await removeMark(uid)
  // Whoever comes back must be able to stay, even where the disk still refuses.
  else if (leaving) await markLeaving(uid, { ...leaving, isOver: true })
}

/**
 * From the mark on, the next start goes on with it should this page end before it is done. Here, so that
 * a page that can leave can also tidy up, offline too.
 */
export const wipeDevice: WipeDevice = ({ input: { uid, discard }, sendBack }) => {
  const wipe = async () => {
    const notebook = notebookOf(uid)
    await markLeaving(uid, { discard, isOver: false })
    for (const id of discard) {
      await notebook.update(id, () => null)
      await notebook.uploads.update(id, () => null)
    }
    await closeEverywhere(uid)
    await takeAway(uid, discard)
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
