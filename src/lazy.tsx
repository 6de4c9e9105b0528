import { lazy, startTransition, useEffect, useState, type ComponentType } from 'react'
import { deferredStyles } from './deferredStyles.ts'
import { PartMissing } from './ui/PartMissing.tsx'

type Load<Name extends string, Props> = () => Promise<Record<Name, ComponentType<Props>>>

/**
 * A component whose module is fetched when it is first shown. Where it could not be, it is fetched again once
 * the network is back, and whenever it is shown anew.
 *
 * @param missing stands in its place until then.
 */
export function lazyComponent<Name extends string, Props extends object>(
  load: Load<Name, Props>,
  name: Name,
  missing: ComponentType<Props> = PartMissing,
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
 * A component that nobody waits for: it is fetched once the browser has nothing better to do, so that it
 * holds up no first page. Nothing stands in its place until then, or where it cannot be fetched.
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
 * Fetches late parts once the browser has nothing better to do, so that moving to another page, or failing,
 * needs no network. Two at a time: what somebody asks for meanwhile does not wait behind all of them.
 * Repeatable; what could not be fetched is fetched again.
 */
export function loadAhead(parts: readonly (() => Promise<unknown>)[]): void {
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

/** Safari has no notion of idleness; there a short wait stands for it. */
function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: 2_000 })
  else setTimeout(work, 200)
}
