import { useActorRef, useSelector } from '@xstate/react'
import { createContext, use, useEffect, useEffectEvent } from 'react'
import type { ActorRefFrom, AnyStateMachine, InputFrom, OutputFrom } from 'xstate'
import { useInspect } from '../providers/AuthProvider.tsx'

/** The logic that tests run in place of the one that a component names. Empty in the app. */
export const TestLogics = createContext<ReadonlyMap<AnyStateMachine, AnyStateMachine>>(new Map())

type ActorOptions<Logic extends AnyStateMachine> = {
  input?: InputFrom<Logic>
  /** Called once, when the actor reaches its final state. */
  onDone?: ((output: OutputFrom<Logic>) => void) | undefined
}

/** Starts an actor that lives as long as its component. The root actor's inspector sees it, too. */
export function useInspectedActor<Logic extends AnyStateMachine>(
  logic: Logic,
  { input, onDone }: ActorOptions<Logic> = {},
): ActorRefFrom<Logic> {
  const inspect = useInspect()
  const options = { ...(input !== undefined && { input }), ...(inspect && { inspect }) }
  const actor = useActorRef<AnyStateMachine>(useLogic(logic), options)
  const complete = useEffectEvent(() => onDone?.(actor.getSnapshot().output as OutputFrom<Logic>))
  useEffect(() => {
    const subscription = actor.subscribe({ complete: () => complete() })
    return () => subscription.unsubscribe()
  }, [actor])
  return actor as ActorRefFrom<Logic>
}

/** `useInspectedActor`, and the actor's current snapshot. */
export function useInspectedMachine<Logic extends AnyStateMachine>(
  logic: Logic,
  options?: ActorOptions<Logic>,
) {
  const actor = useInspectedActor(logic, options)
  return [useSelector(actor, (snapshot) => snapshot), actor] as const
}

/** The logic to run: the one that a component names, except in tests that replace it. */
export function useLogic<Logic extends AnyStateMachine>(logic: Logic): Logic {
  return (use(TestLogics).get(logic) ?? logic) as Logic
}
