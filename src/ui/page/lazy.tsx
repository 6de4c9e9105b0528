import {
  lazy,
  memo,
  startTransition,
  Suspense,
  useEffect,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react'
import { applyDeferredStyles } from '../../startup/applyDeferredStyles.ts'
import { afterIdle } from '../../startup/prefetch.ts'
import { ChunkMissing } from '../notice/ChunkMissing.tsx'

type Load<Name extends string, Props> = () => Promise<Record<Name, ComponentType<Props>>>

/**
 * A component whose module is loaded when it is first shown. Until then, `fallback` is in its place. A failed load
 * is retried when the network returns, and whenever the component mounts again.
 *
 * @param missing shown while the module can't be loaded.
 */
export function lazyComponent<Name extends string, Props extends object>(
  load: Load<Name, Props>,
  name: Name,
  missing?: ComponentType<Props>,
) {
  const Part = pageComponent(load, name, missing)
  // React discards prerendered markup if its Suspense boundary renders again before the code has loaded.
  return memo(function Lazy(props: Props & { fallback?: ReactNode }) {
    return (
      <Suspense fallback={props.fallback}>
        <Part {...props} />
      </Suspense>
    )
  })
}

/**
 * A lazy component that its page waits for: the page is shown once the component has loaded.
 *
 * @param missing shown while the module can't be loaded.
 */
export function pageComponent<Name extends string, Props extends object>(
  load: Load<Name, Props>,
  name: Name,
  missing: ComponentType<Props> = ChunkMissing,
) {
  let isMissing = false
  const fetchIt = () =>
    lazy(async () => {
      const [part] = await Promise.all([load().catch(() => null), applyDeferredStyles()])
      isMissing = !part
      return { default: part ? part[name] : missing }
    })
  let Part = fetchIt()
  return function PagePart(props: Props) {
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
 * A component that isn't urgent, loaded when the browser is idle. Shows nothing until then, or if it can't be loaded.
 */
export function idleComponent<Name extends string, Props extends object>(
  load: Load<Name, Props>,
  name: Name,
) {
  return lazyComponent(afterIdle(load), name, Nothing)
}

function Nothing() {
  return null
}
