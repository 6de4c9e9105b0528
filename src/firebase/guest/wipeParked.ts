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
 * Deletes a guest's data that hasn't moved yet when the destination account is deleted, on the
 * server and on this device, so that nobody else gets it. Run again, it continues.
 *
 * @throws what `beginWipe` and `wipeUserData` throw; the SDK's error if the guest can't be reached.
 */
export async function wipeParked(uid: string, signal: AbortSignal): Promise<void> {
  const move = moveTo(uid)
  if (move?.toUid !== uid) return
  const { guestUid } = move
  const userData = await guestUserData(guestUid)
  if (userData !== 'grown') {
    if (userData !== 'gone') await wipeGuest(userData, signal)
    // Until it is over, no page writes the guest's data to disk again.
    await recordSignOut(guestUid, { discard: 'all', isOver: false })
    await closeEverywhere(guestUid)
  }
  await dropParked(guestUid)
  await cleanUpDevice()
  return wipeParked(uid, signal)
}

/** Deleting an old guest account may require a recent sign-in. It then stays, empty. */
async function wipeGuest(userData: UserData, signal: AbortSignal): Promise<void> {
  await beginWipe(userData)
  await wipeUserData(userData, { signal, onProgress: () => undefined })
  if (userData.session.currentUser) await deleteUser(userData.session.currentUser).catch(() => null)
}
