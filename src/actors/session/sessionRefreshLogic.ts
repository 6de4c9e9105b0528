import { fromCallback } from 'xstate'
import {
  lookUp,
  readToken,
  renewToken,
  watchReturns,
} from '../../firebase/session/sessionRefresh.ts'
import { sweepDeleted } from '../../firebase/session/cleanUpDevice.ts'
import { sessionRefreshMachine } from '../../machines/session/sessionRefreshMachine.ts'

/**
 * Parks a signed-in guest before an earlier sign-in attempt replaces them. Its code loads for
 * guests only.
 */
export function watchOverGuest(): void {
  fetchGuard().catch(() => null)
}

async function fetchGuard(): Promise<void> {
  const { guardGuest } = await import('../../firebase/guest/guardGuest.ts')
  guardGuest()
}

/** Keeps the session fresh. */
export const sessionRefreshLogic = sessionRefreshMachine.provide({
  actors: {
    watchReturns: fromCallback(watchReturns),
    readToken: fromCallback(readToken),
    renewToken: fromCallback(renewToken),
    lookUp: fromCallback(lookUp),
  },
})

/** Removes data of deleted accounts from this device. Run it once per page. */
export function sweepDevice(): void {
  sweepDeleted().catch(() => null)
}
