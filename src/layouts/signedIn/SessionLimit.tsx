import { sessionLimitFlow } from '../../actors/session/sessionLimitFlow.ts'
import { useFlow } from '../../hooks/useFlow.ts'

/** Ends the session once it has lasted as long as the owner allows. */
export function SessionLimit({ uid }: { uid: string }) {
  useFlow(sessionLimitFlow, { uid })
  return null
}
