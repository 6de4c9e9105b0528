import type { Movers } from '../../domain/guestMove.ts'
import { product } from '../../product.ts'
import { cleanUpDevice } from '../wipe/cleanUpDevice.ts'
import { dropParked } from './parkGuest.ts'

/**
 * Takes away what lies on this device of a guest who is no more. Words and files that they had not sent
 * become the person's own. Nothing goes before all of it has: the key goes with the rest, and no account
 * has it any more.
 *
 * @throws `unavailable` while not all of it can be read; what `flush` throws; the signal's reason.
 */
export async function releaseGuest(movers: Movers, signal: AbortSignal): Promise<void> {
  const { flush, demandFlushed } = await product.move()
  await flush(movers, null, signal)
  await demandFlushed(movers.guestUid)
  await takeAwayGuest(movers)
}

/**
 * As `releaseGuest`, for a person who wants to be rid of it all: what cannot be read stays encrypted, and
 * nobody reads it any more.
 */
export async function giveUpGuest(movers: Movers, signal: AbortSignal): Promise<void> {
  const { flushReadable } = await product.move()
  await flushReadable(movers, signal)
  await takeAwayGuest(movers)
}

async function takeAwayGuest({ guestUid }: Movers): Promise<void> {
  const [{ close }, { forget }] = await Promise.all([product.move(), product.device()])
  await close(guestUid)
  await dropParked(guestUid)
  await cleanUpDevice()
  forget(guestUid)
}
