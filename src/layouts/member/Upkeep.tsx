import { upkeepFlow } from '../../actors/upkeepFlow.ts'
import { useFlow } from '../../providers/useFlow.ts'

/** Keeps the session alive for as long as the person is in. Nothing waits for it. */
export function Upkeep() {
  useFlow(upkeepFlow)
  return null
}
