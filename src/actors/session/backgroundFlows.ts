import { fromCallback } from 'xstate'
import {
  lookUp,
  readToken,
  renewToken,
  watchReturns,
} from '../../firebase/session/sessionRefresh.ts'
import { configuration } from '../../domain/configuration/configured.ts'
import { sweepDeleted } from '../../firebase/session/cleanUpDevice.ts'
import { afterIdle } from '../../startup/prefetch.ts'
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
export const sessionRefreshFlow = sessionRefreshMachine.provide({
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

/** Lists this device, and ends its session if it's signed out elsewhere. For members only, as are the limits below. */
export const loadDeviceSession = afterIdle(
  async () => (await import('./deviceSessionFlow.ts')).deviceSessionFlow,
)

// Loaded on their own, so that a build without the limits has no code of theirs.
export const loadSessionLimit = __METHODS__.longestSession
  ? afterIdle(async () => (await import('./sessionLimitFlow.ts')).sessionLimitFlow)
  : null

const minute = 60_000

export const idleLimit = (configuration.idleMinutes ?? Infinity) * minute

export const loadIdleLimit = __METHODS__.idleLimit
  ? afterIdle(async () => (await import('./idleFlow.ts')).idleFlow)
  : null
