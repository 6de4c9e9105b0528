import { idleFlow } from '../../actors/session/idleFlow.ts'
import { configuration } from '../../domain/configuration/configured.ts'
import { useFlow } from '../../hooks/useFlow.ts'

const minute = 60_000

/** Ends the session once it has been unused for as long as the owner allows. */
export function IdleLimit({ uid }: { uid: string }) {
  useFlow(idleFlow, { uid, limit: (configuration.idleMinutes ?? Infinity) * minute })
  return null
}
