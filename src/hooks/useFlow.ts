import { useActorRef } from '@xstate/react'
import type { ActorRefFrom, AnyStateMachine, InputFrom } from 'xstate'
import { useInspect } from '../providers/AuthProvider.tsx'

/** Starts a flow that lives as long as its component. The root actor's inspector sees it, too. */
export function useFlow<Flow extends AnyStateMachine>(
  flow: Flow,
  input?: InputFrom<Flow>,
): ActorRefFrom<Flow> {
  const inspect = useInspect()
  const options = { ...(input !== undefined && { input }), ...(inspect && { inspect }) }
  return useActorRef<AnyStateMachine>(flow, options) as ActorRefFrom<Flow>
}
