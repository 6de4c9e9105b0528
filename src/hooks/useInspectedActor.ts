import { useActorRef } from '@xstate/react'
import type { ActorRefFrom, AnyStateMachine, InputFrom } from 'xstate'
import { useInspect } from '../providers/AuthProvider.tsx'

/** Starts an actor that lives as long as its component. The root actor's inspector sees it, too. */
export function useInspectedActor<Logic extends AnyStateMachine>(
  logic: Logic,
  input?: InputFrom<Logic>,
): ActorRefFrom<Logic> {
  const inspect = useInspect()
  const options = { ...(input !== undefined && { input }), ...(inspect && { inspect }) }
  return useActorRef<AnyStateMachine>(logic, options) as ActorRefFrom<Logic>
}
