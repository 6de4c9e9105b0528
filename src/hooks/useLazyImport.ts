import { useEffect, useEffectEvent, useState } from 'react'
import { createActor, type ActorRefFrom, type AnyStateMachine, type InputFrom } from 'xstate'
import { useInspect } from '../providers/AuthProvider.tsx'

/**
 * Imports code that a component needs later. Returns `null` until it's there. A failed import is retried when the
 * network returns.
 *
 * @param load must be the same function on every render; `null` while nothing is needed.
 * @param onLoadFailed called whenever the import has failed.
 */
export function useLazyImport<Code extends object>(
  load: (() => Promise<Code>) | null,
  onLoadFailed?: () => void,
): Code | null {
  const [code, setCode] = useState<Code | null>(null)
  const wanted = code ? null : load
  const report = useEffectEvent(() => onLoadFailed?.())
  useEffect(() => {
    if (!wanted) return
    return importWithRetry(wanted, setCode, report)
  }, [wanted])
  return code
}

/**
 * Runs an actor whose logic is imported when it's needed, for a provider, which shows its children before.
 *
 * @param load must be the same function on every render; `null` while the actor isn't needed.
 * @returns the actor, `null` until its logic is there; and whether importing that has failed so far.
 */
export function useLazyActor<Logic extends AnyStateMachine>(
  load: (() => Promise<Logic>) | null,
  input: InputFrom<Logic>,
): { actor: ActorRefFrom<Logic> | null; hasLoadFailed: boolean } {
  const [actor, setActor] = useState<ActorRefFrom<Logic> | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const inspect = useInspect()
  const start = useEffectEvent((logic: AnyStateMachine) => {
    const options: object = { input, inspect }
    const started = createActor(logic, options).start()
    setActor(started as ActorRefFrom<Logic>)
    return started
  })
  useEffect(() => {
    if (!load) return
    let started: { stop: () => unknown } | undefined
    const stopImport = importWithRetry(
      load,
      (logic) => (started = start(logic)),
      () => setFailed(true),
    )
    return () => {
      stopImport()
      started?.stop()
      setActor(null)
    }
  }, [load])
  return { actor, hasLoadFailed: hasFailed && !actor }
}

/** Returns a function that stops it. */
function importWithRetry<Code>(
  load: () => Promise<Code>,
  onFound: (code: Code) => void,
  onLoadFailed: () => void,
): () => void {
  const stopping = new AbortController()
  const { signal } = stopping
  const tryNow = async () => {
    const found = await load().catch(() => null)
    if (signal.aborted) return
    if (found === null) return onLoadFailed()
    stopping.abort()
    onFound(found)
  }
  addEventListener('online', () => void tryNow(), { signal })
  void tryNow()
  return () => stopping.abort()
}
