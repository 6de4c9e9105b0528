import { deleteUser } from 'firebase/auth'
import { recordSignOut } from '../../device/signOutJournal.ts'
import { moveTo } from '../../device/moveJournal.ts'
import { closeEverywhere } from '../../device/deviceCleanup.ts'
import { cleanUpDevice } from '../wipe/cleanUpDevice.ts'
import { beginWipe } from '../wipe/beginWipe.ts'
import type { UserData } from '../userData/userData.ts'
import { wipeUserData } from '../wipe/wipeUserData.ts'
import { guestUserData } from './guestSession.ts'
import { dropParked } from './parkGuest.ts'

/**
 * Deletes whatever of a guest has not yet moved to somebody who deletes their account, on the
 * server and on this device: nobody else may have it. Run again, it resumes.
 *
 * @throws what `beginWipe` and `wipeUserData` throw; the SDK’s error while the guest cannot be
 *   reached.
 */
export async function wipeParked(uid: string, signal: AbortSignal): Promise<void> {
  const move = moveTo(uid)
  if (move?.toUid !== uid) return
  const { guestUid } = move
  const userData = await guestUserData(guestUid)
  if (userData !== 'grown') {
    if (userData !== 'gone') await wipeGuest(userData, signal)
    // As long as it is not over, no page brings anything of theirs back to the disk.
    await recordSignOut(guestUid, { discard: 'all', isOver: false })
    await closeEverywhere(guestUid)
  }
  await dropParked(guestUid)
  await cleanUpDevice()
  return wipeParked(uid, signal)
}

/** An old guest's account may ask for a fresh sign-in; it stays, and is empty. */
async function wipeGuest(userData: UserData, signal: AbortSignal): Promise<void> {
  await beginWipe(userData)
  await wipeUserData(userData, { signal, onProgress: () => undefined })
  if (userData.session.currentUser) await deleteUser(userData.session.currentUser).catch(() => null)
}
