import type { MovePair } from '../../domain/guest/guestMove.ts'
import { currentProduct } from '../../product/currentProduct.ts'
import { moveOf } from '../../storage/journals/moveJournal.ts'
import { cleanUpDevice } from '../session/end/cleanUpDevice.ts'
import { removePendingGuest } from './pendingGuest.ts'

/**
 * Removes a guest's data from this device after their account is gone, once their unsaved changes are the
 * person's own: the key is removed too, and no account stores it anymore.
 */
export async function removeMovedGuest(uids: MovePair, signal: AbortSignal): Promise<void> {
  await transferRemaining(uids, signal)
  const localData = await currentProduct().localData()
  await localData.close(uids.guestUid, 'this')
  await removePendingGuest(uids.guestUid)
  await cleanUpDevice()
  localData.forgetMemory(uids.guestUid)
}

/**
 * Hands a guest's unsaved changes over to the person, without asking the server about the guest. What can't be read
 * here may be deleted only if the person discards it.
 *
 * @throws `unavailable` while some of it can't be read; what `transferUnsaved` throws; the signal's reason.
 */
export async function transferRemaining(uids: MovePair, signal: AbortSignal): Promise<void> {
  const { transferUnsaved, requireNothingUnsaved } = await currentProduct().move()
  await transferUnsaved(uids, null, signal)
  if (moveOf(uids.guestUid)?.phase !== 'discarding') await requireNothingUnsaved(uids.guestUid)
}
