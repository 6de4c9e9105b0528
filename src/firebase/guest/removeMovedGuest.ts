import type { MovePair } from '../../domain/guest/guestMove.ts'
import { product } from '../../product/current.ts'
import { cleanUpDevice } from '../session/end/cleanUpDevice.ts'
import { removePendingGuest } from './pendingGuest.ts'

/**
 * Removes a guest's data from this device after their account is gone. Their unsent notes and files
 * become the person's own. Nothing is removed until everything has moved, because the key is
 * removed too, and no account stores it anymore.
 *
 * @throws `unavailable` while some of it can't be read; what `transferUnsent` throws; the signal's reason.
 */
export async function removeMovedGuest(uids: MovePair, signal: AbortSignal): Promise<void> {
  const { transferUnsent, requireNothingUnsent } = await product().move()
  await transferUnsent(uids, null, signal)
  await requireNothingUnsent(uids.guestUid)
  await removeGuest(uids)
}

/**
 * Like `removeMovedGuest`, for a person who discards the rest. What can't be read stays encrypted for
 * good.
 */
export async function abandonGuest(uids: MovePair, signal: AbortSignal): Promise<void> {
  const { transferReadable } = await product().move()
  await transferReadable(uids, signal)
  await removeGuest(uids)
}

async function removeGuest({ guestUid }: MovePair): Promise<void> {
  const localData = await product().localData()
  await localData.close(guestUid, 'this')
  await removePendingGuest(guestUid)
  await cleanUpDevice()
  localData.forgetMemory(guestUid)
}
