import { useEffect, useEffectEvent, useState } from 'react'
import { createActor, type ActorRefFrom, type AnyStateMachine, type InputFrom } from 'xstate'
import { useInspect } from '../providers/AuthProvider.tsx'
import { importWithRetry } from './useLazyImport.ts'

/**
 * Runs an actor whose logic is loaded on demand. Returns `null` while it isn't there.
 *
 * @param load must be the same function on every render; absent while the actor isn't needed.
 * @param onMissing called whenever the import has failed. It's retried when the network returns.
 */
export function useLazyActor<Logic extends AnyStateMachine>(
  load: (() => Promise<Logic>) | null | undefined,
  input?: InputFrom<Logic>,
  onMissing?: () => void,
): ActorRefFrom<Logic> | null {
  const [actor, setActor] = useState<ActorRefFrom<Logic> | null>(null)
  const inspect = useInspect()
  const start = useEffectEvent((logic: AnyStateMachine) => {
    const options: object = { input, inspect }
    const started = createActor(logic, options).start()
    setActor(started as ActorRefFrom<Logic>)
    return started
  })
  const report = useEffectEvent(() => onMissing?.())
  useEffect(() => {
    if (!load) return
    let started: { stop: () => unknown } | undefined
    const stopImport = importWithRetry(load, (logic) => (started = start(logic)), report)
    return () => {
      stopImport()
      started?.stop()
      setActor(null)
    }
  }, [load])
  return actor
}
