import { idleLogic } from '../../firebase/session/idleLogic.ts'
import { configuration } from '../../domain/configuration/configured.ts'
import { useInspectedActor } from '../../hooks/useInspectedActor.ts'

const minute = 60_000

/** Ends the session once it has been unused for as long as the owner allows. */
export function IdleLimit({ uid }: { uid: string }) {
  useInspectedActor(idleLogic, { uid, limit: (configuration.idleMinutes ?? Infinity) * minute })
  return null
}
