import { useEffect, useEffectEvent, useState } from 'react'
import { createActor, type ActorRefFrom, type AnyStateMachine, type InputFrom } from 'xstate'
import { useInspect } from '../providers/AuthProvider.tsx'
import { importOnline } from './useLazyImport.ts'

/** An actor whose code is loaded on demand, or why it isn't available. */
export type LazyActor<Actor> =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'ready'; actor: Actor }

/** The actor; `null` if it isn't available. */
export function readyActor<Actor>(state: LazyActor<Actor>): Actor | null {
  return state.status === 'ready' ? state.actor : null
}

/** Its code is loading, or hasn't been requested. */
export const loading = { status: 'loading' } as const

/** Its code couldn't be loaded. */
export const failed = { status: 'failed' } as const

/**
 * Runs an actor whose logic is loaded on demand.
 *
 * @param load must be the same function on every render; absent while the actor isn't needed.
 */
export function useLazyActor<Logic extends AnyStateMachine>(
  load: (() => Promise<Logic>) | null | undefined,
  input?: InputFrom<Logic>,
): LazyActor<ActorRefFrom<Logic>> {
  const [state, setState] = useState<LazyActor<ActorRefFrom<Logic>>>(loading)
  const inspect = useInspect()
  const start = useEffectEvent((logic: Logic) => {
    const options: object = { input, inspect }
    const actor = createActor(logic as AnyStateMachine, options).start()
    setState({ status: 'ready', actor: actor as ActorRefFrom<Logic> })
    return actor
  })
  useEffect(() => {
    if (!load) return
    let actor: { stop: () => unknown } | undefined
    const stopImport = importOnline(
      load,
      (logic) => (actor = start(logic)),
      () => setState(failed),
    )
    return () => {
      stopImport()
      actor?.stop()
      setState(loading)
    }
  }, [load])
  return state
}
