import type { ReactNode } from 'react'
import { upkeepFlow } from '../../actors/upkeepFlow.ts'
import { useFlow } from '../../providers/useFlow.ts'

/** Stands around every page of a member as long as the person is in, with the flows that live as long. */
export function MemberRoom({ children }: { children: ReactNode }) {
  useFlow(upkeepFlow)
  return children
}
