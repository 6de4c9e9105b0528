import { useActorRef } from '@xstate/react'
import type { ActorRefFrom, AnyStateMachine } from 'xstate'
import { useInspect } from './AuthProvider.tsx'

/** Starts a flow that lives as long as its screen, seen by whoever inspects the auth actor. */
export function useFlow<Flow extends AnyStateMachine>(flow: Flow): ActorRefFrom<Flow> {
  const inspect = useInspect()
  return useActorRef<AnyStateMachine>(flow, inspect && { inspect }) as ActorRefFrom<Flow>
}
