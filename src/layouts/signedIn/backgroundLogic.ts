import { configuration } from '../../domain/configuration/appConfiguration.ts'
import { afterIdle } from '../../startup/prefetch.ts'

/** Lists this device, and ends its session if it's signed out elsewhere. Not for guests, as are the limits below. */
export const loadDeviceSession = afterIdle(
  async () => (await import('../../firebase/devices/watchRevocation.ts')).deviceSessionLogic,
)

// Loaded on their own, so that a build without the limits has no code of theirs.
export const loadSessionLimit = __METHODS__.longestSession
  ? afterIdle(
      async () => (await import('../../firebase/session/watchSessionLimit.ts')).sessionLimitLogic,
    )
  : null

const minute = 60_000

export const idleLimit = (configuration.idleMinutes ?? Infinity) * minute

export const loadIdleLimit = __METHODS__.idleLimit
  ? afterIdle(async () => (await import('../../firebase/session/idleLogic.ts')).idleLogic)
  : null
