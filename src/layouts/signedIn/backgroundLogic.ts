import { configuration } from '../../domain/configuration/appConfiguration.ts'
import { afterIdle } from '../../startup/prefetch.ts'

/** Lists this device, and ends its session if it's signed out elsewhere or too old. Not for guests, like the limit. */
export const loadDeviceSession = afterIdle(
  async () => (await import('../../firebase/devices/watchRevocation.ts')).deviceSessionLogic,
)

const minute = 60_000

export const idleLimit = (configuration.idleMinutes ?? Infinity) * minute

// Loaded on its own, so that a build without the limit has no code of it.
export const loadIdleLimit = __METHODS__.idleLimit
  ? afterIdle(async () => (await import('../../firebase/session/idleLogic.ts')).idleLogic)
  : null
