import { signOut as endSession } from 'firebase/auth'
import { readJournal } from '../device/journal.ts'
import { signOutOf, recordSignOut, removeFlag, whoseThings } from '../device/signOutJournal.ts'
import { isMoving } from '../device/moveJournal.ts'
import { product } from '../product.ts'
import { peopleOnDisk } from '../device/names.ts'
import { closeEverywhere, takeAway, takeAwayIfGone } from '../device/deviceCleanup.ts'
import { forgetIfShared, forgetPerson } from '../stores/forgetPerson.ts'
import type { WipeDevice } from '../machines/signOutMachine.ts'
import type { SessionEnding } from '../domain/sessionEnding.ts'
import { auth } from './app.ts'

/**
 * Takes away what lies here of people who are not in any more, and finishes what a person who was
 * leaving had begun. Never rejects; what could not be done is tried at the next start.
 *
 * @param deleted whose accounts do not exist any more: their words go, too, whatever is noted of them.
 */
export async function cleanUpDevice(deleted: readonly string[] = []): Promise<void> {
  await readJournal()
  for (const uid of deleted) await forgetPerson(uid)
  for (const uid of new Set([...deleted, ...whoseThings()])) {
    await tidyUp(uid, deleted.includes(uid)).catch(() => null)
  }
}

/**
 * As `cleanUpDevice`, after a session that has ended by itself. Where the provider says only that it does not
 * hold any more, the mark of a deletion says whether the account does.
 *
 * @param gone whose session it was, where this page has ever known.
 * @returns whether the account does not exist any more.
 */
export async function tidyAfter(ending: SessionEnding | null, gone?: string): Promise<boolean> {
  await readJournal()
  const deleted = await deletedBy(ending, gone ? [gone] : whoseThings())
  await cleanUpDevice(deleted)
  return deleted.length > 0
}

/** Takes away the words of people whose accounts were deleted after they had left this device. */
export async function sweepDeleted(): Promise<void> {
  const absent = (await peopleOnDisk()).filter(
    (uid) => uid !== auth().currentUser?.uid && !isMoving(uid),
  )
  await cleanUpDevice(await deletedAmong(absent))
}

/** Of several people, whose things could not be taken away before, the provider does not say whose session it was. */
async function deletedBy(
  ending: SessionEnding | null,
  uids: readonly string[],
): Promise<readonly string[]> {
  if (ending === 'deleted' && uids.length === 1) return uids
  return ending === 'deleted' || ending === 'expired' ? deletedAmong(uids) : []
}

async function deletedAmong(uids: readonly string[]): Promise<readonly string[]> {
  if (uids.length === 0) return []
  const { isDeletedForGood } = await import('./userData/wipe/deletionFlag.ts')
  const answers = await Promise.all(uids.map(isDeletedForGood))
  return uids.filter((_, index) => answers[index])
}

async function tidyUp(uid: string, isDeleted: boolean): Promise<void> {
  const signingOut = signOutOf(uid)
  const isIn = () => auth().currentUser?.uid === uid
  if (!signingOut && (isIn() || isMoving(uid))) return
  const isDone = await (signingOut
    ? takeAway(uid, signingOut.discard)
    : takeAwayIfGone(uid, isDeleted ? 'all' : []))
  if (signingOut && !signingOut.isOver && isIn()) await endSession(auth())
  // Of a session that ended by itself, what the disk had refused stays in this page for its person.
  if (isDone && signingOut && !isIn()) await forgetProduct(uid)
  if (isDone) await removeFlag(uid)
  // Whoever comes back must be able to stay, even where the disk still refuses.
  else if (signingOut) await recordSignOut(uid, { ...signingOut, isOver: true })
}

async function forgetProduct(uid: string): Promise<void> {
  const device = await product.device().catch(() => null)
  device?.forget(uid)
}

/**
 * From the mark on, the next start goes on with it should this page end before it is done. Here, so that
 * a page that can leave can also tidy up, offline too.
 */
export const wipeDevice: WipeDevice = ({ input: { uid, discard }, sendBack }) => {
  const wipe = async () => {
    const device = await product.device()
    await recordSignOut(uid, { discard, isOver: false })
    await device.discard(uid, discard)
    await closeEverywhere(uid)
    await takeAway(uid, discard)
    await forgetIfShared(uid)
    if (isMoving(uid)) await letGoOfParked(uid)
    sendBack({ type: 'wiping.done' })
  }
  void wipe()
}

/** A guest who leaves for good is not waited for any more. */
async function letGoOfParked(uid: string): Promise<void> {
  const part = await import('./move/parkGuest.ts').catch(() => null)
  await part?.dropParked(uid)
}
