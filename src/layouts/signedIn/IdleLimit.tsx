import { idleFlow } from '../../actors/idleFlow.ts'
import { configuration } from '../../config.ts'
import { useFlow } from '../../providers/useFlow.ts'

const minute = 60_000

/** Ends the session once it hasn't been used for as long as the owner allows. */
export function IdleLimit({ uid }: { uid: string }) {
  useFlow(idleFlow, { uid, limit: (configuration.idleMinutes ?? Infinity) * minute })
  return null
}
