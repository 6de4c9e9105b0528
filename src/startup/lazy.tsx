import { lazy, startTransition, useEffect, useState, type ComponentType } from 'react'
import { deferredStyles } from './deferredStyles.ts'
import { ChunkMissing } from '../ui/notice/ChunkMissing.tsx'

type Load<Name extends string, Props> = () => Promise<Record<Name, ComponentType<Props>>>

/**
 * A component whose module is loaded when it is first shown. A failed load is retried when the network
 * returns, and whenever the component mounts again.
 *
 * @param missing shown while the module can't be loaded.
 */
export function lazyComponent<Name extends string, Props extends object>(
  load: Load<Name, Props>,
  name: Name,
  missing: ComponentType<Props> = ChunkMissing,
) {
  let isMissing = false
  const fetchIt = () =>
    lazy(async () => {
      const [part] = await Promise.all([load().catch(() => null), deferredStyles()])
      isMissing = !part
      return { default: part ? part[name] : missing }
    })
  let Part = fetchIt()
  return function Lazy(props: Props) {
    const [Shown, show] = useState(() => Part)
    useEffect(() => {
      const tryAgain = () => {
        if (isMissing) Part = fetchIt()
        isMissing = false
        startTransition(() => show(() => Part))
      }
      tryAgain()
      addEventListener('online', tryAgain)
      return () => removeEventListener('online', tryAgain)
    }, [])
    return <Shown {...props} />
  }
}

/**
 * A component that isn't urgent. It's loaded when the browser is idle, so that it doesn't delay the first
 * page. Shows nothing until then, or if it can't be loaded.
 */
export function lazyNotices<Name extends string, Props extends object>(
  load: Load<Name, Props>,
  name: Name,
) {
  return lazyComponent(() => idle().then(load), name, Nothing)
}

function Nothing() {
  return null
}

/**
 * Prefetches chunks when the browser is idle, so that navigation and error messages need no network. Loads
 * two at a time, so that what a person opens meanwhile doesn't wait behind all of them. Repeatable; failed
 * chunks are fetched again.
 */
export function prefetch(parts: readonly (() => Promise<unknown>)[]): void {
  const rest = parts.values()
  whenIdle(() => void loadEach(rest))
  whenIdle(() => void loadEach(rest))
}

async function loadEach(rest: Iterable<() => Promise<unknown>>): Promise<void> {
  for (const load of rest) await load().catch(() => null)
}

function idle(): Promise<void> {
  return new Promise((resolve) => whenIdle(resolve))
}

/** Safari has no `requestIdleCallback`; a short delay replaces it. */
function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: 2_000 })
  else setTimeout(work, 200)
}
