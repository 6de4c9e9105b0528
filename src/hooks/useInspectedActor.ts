import { useActorRef } from '@xstate/react'
import { createContext, use } from 'react'
import type { ActorRefFrom, AnyStateMachine, InputFrom } from 'xstate'
import { useInspect } from '../providers/AuthProvider.tsx'

/** What tests run in place of the logic that a component names. Empty in the app. */
export const ReplacedLogics = createContext<ReadonlyMap<AnyStateMachine, AnyStateMachine>>(
  new Map(),
)

/** Starts an actor that lives as long as its component. The root actor's inspector sees it, too. */
export function useInspectedActor<Logic extends AnyStateMachine>(
  logic: Logic,
  input?: InputFrom<Logic>,
): ActorRefFrom<Logic> {
  const inspect = useInspect()
  const options = { ...(input !== undefined && { input }), ...(inspect && { inspect }) }
  return useActorRef<AnyStateMachine>(useLogic(logic), options) as ActorRefFrom<Logic>
}

/** The logic to run: the one that a component names, except in tests that replace it. */
export function useLogic<Logic extends AnyStateMachine>(logic: Logic): Logic {
  return (use(ReplacedLogics).get(logic) ?? logic) as Logic
}
