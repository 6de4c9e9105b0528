import { fromCallback } from 'xstate'
import { lookUp, readToken, renewToken, watchReturns } from '../firebase/auth/sessionRefresh.ts'
import { sweepDeleted } from '../firebase/wipe/cleanUpDevice.ts'
import { sessionRefreshMachine } from '../machines/sessionRefreshMachine.ts'

/**
 * Parks a signed-in guest before a sign-in that was begun earlier replaces them; fetched for guests
 * only.
 */
export function watchOverGuest(): void {
  fetchGuard().catch(() => null)
}

async function fetchGuard(): Promise<void> {
  const { guardGuest } = await import('../firebase/guest/guardGuest.ts')
  guardGuest()
}

/** Keeping the session fresh, wired to the provider. */
export const sessionRefreshFlow = sessionRefreshMachine.provide({
  actors: {
    watchReturns: fromCallback(watchReturns),
    readToken: fromCallback(readToken),
    renewToken: fromCallback(renewToken),
    lookUp: fromCallback(lookUp),
  },
})

/** Once for each page: words lie here of people who never came back for them. */
export function sweepDevice(): void {
  sweepDeleted().catch(() => null)
}
