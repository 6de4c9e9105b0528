import { signOut as endSession } from 'firebase/auth'
import { readJournal } from '../../device/journal.ts'
import { signOutOf, recordSignOut, forgetThings, whoseThings } from '../../device/signOutJournal.ts'
import { isMoving } from '../../device/moveJournal.ts'
import { productOnDevice } from '../../device/productOnDevice.ts'
import { peopleOnDisk } from '../../device/names.ts'
import { removeLocalData, removeLocalDataIfGone } from '../../device/deviceCleanup.ts'
import type { SessionEnding } from '../../domain/sessionEnding.ts'
import { auth } from '../app.ts'
import { forgetPerson, forgetSettings } from './forgetPerson.ts'

/**
 * Removes data of people who are no longer signed in, and finishes a sign-out that was begun. Never
 * rejects; what fails is retried at the next start.
 *
 * @param deleted people whose accounts no longer exist: their edits are removed, too, whatever the
 *   journal says of them.
 */
export async function cleanUpDevice(deleted: readonly string[] = []): Promise<void> {
  await readJournal()
  for (const uid of deleted) await forgetPerson(uid)
  for (const uid of new Set([...deleted, ...whoseThings()])) {
    await tidyUp(uid, deleted.includes(uid)).catch(() => null)
  }
}

/**
 * As `cleanUpDevice`, after a session that has ended by itself. If the provider says only that it
 * no longer holds, the deletion flag says whether the account still exists.
 *
 * @param gone whose session it was, if this page has ever known.
 * @returns whether the account no longer exists.
 */
export async function tidyAfter(ending: SessionEnding | null, gone?: string): Promise<boolean> {
  await readJournal()
  const deleted = await deletedBy(ending, gone ? [gone] : whoseThings())
  await cleanUpDevice(deleted)
  return deleted.length > 0
}

/** Removes edits of people whose accounts were deleted after they had signed out on this device. */
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
  const part = await import('./deletionFlag.ts').catch(() => null)
  if (!part) return []
  const answers = await Promise.all(uids.map(part.isDeletedForGood))
  return uids.filter((_, index) => answers[index])
}

async function tidyUp(uid: string, isDeleted: boolean): Promise<void> {
  const signOut = signOutOf(uid)
  const isSignedIn = () => auth().currentUser?.uid === uid
  if (!signOut && (isSignedIn() || isMoving(uid))) return
  const discard = isDeleted ? 'all' : (signOut?.discard ?? [])
  const isTaken = await (signOut ? removeLocalData : removeLocalDataIfGone)(uid, discard)
  if (signOut && !signOut.isOver && isSignedIn()) await endSession(auth())
  const isDone = isTaken && (discard !== 'all' || (await forgetSettings(uid)))
  if (isDone) await forgetThings(uid)
  // Whoever comes back must be able to stay, even where the disk still refuses.
  else if (signOut || isTaken) await recordSignOut(uid, { discard, isOver: true })
  // Of a session that ended by itself, what the disk had refused stays in this page for its person.
  // Not awaited: the product's code may have to be fetched, and nobody is reported before this ends.
  if (isTaken && signOut && !isSignedIn()) void forgetProduct(uid)
}

async function forgetProduct(uid: string): Promise<void> {
  const device = await productOnDevice()
  device?.forget(uid)
}
