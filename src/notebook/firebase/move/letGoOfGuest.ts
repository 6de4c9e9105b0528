import { forgetNotebook, notebookOf } from '../../device/notebooks.ts'
import type { Movers } from '../../../domain/guestMove.ts'
import { cleanUpDevice } from '../../../firebase/wiping.ts'
import { flushUploads, flushReadable, flushEdits } from './flush.ts'
import { dropParked } from '../../../firebase/move/parkGuest.ts'
import { demandNothingHere, untilReadable } from './untilReadable.ts'

/**
 * Takes away what lies on this device of a guest who is no more. Words and files that they had not sent
 * become the person's own. Nothing goes before all of it has: the key goes with the rest, and no account
 * has it any more.
 *
 * @throws `unavailable` while not all of it can be read; what `untilSafe` throws; the signal's reason.
 */
export async function letGoOfGuest(movers: Movers, signal: AbortSignal): Promise<void> {
  await flushEdits(movers, null, signal)
  await flushUploads(movers, signal)
  await demandNothingHere(movers.guestUid)
  await takeAwayGuest(movers)
}

/**
 * As `letGoOfGuest`, for a person who gives up the rest: what cannot be read stays encrypted, and
 * nobody reads it anymore.
 */
export async function giveUpGuest(movers: Movers, signal: AbortSignal): Promise<void> {
  await untilReadable(movers.guestUid).catch(() => null)
  await flushReadable(movers, null, signal).catch(() => null)
  await flushUploads(movers, signal).catch(() => null)
  await takeAwayGuest(movers)
}

async function takeAwayGuest({ guestUid }: Movers): Promise<void> {
  await notebookOf(guestUid).close()
  await dropParked(guestUid)
  await cleanUpDevice()
  forgetNotebook(guestUid)
}
