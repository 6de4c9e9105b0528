import { sessionLimitLogic } from '../../firebase/session/watchSessionLimit.ts'
import { useInspectedActor } from '../../hooks/useInspectedActor.ts'

/** Ends the session once it has lasted as long as the owner allows. */
export function SessionLimit({ uid }: { uid: string }) {
  useInspectedActor(sessionLimitLogic, { uid })
  return null
}
