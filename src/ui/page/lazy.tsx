import {
  lazy,
  memo,
  startTransition,
  Suspense,
  use,
  useEffect,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react'
import { useIsHydrated } from '../../hooks/useIsHydrated.ts'
import { afterIdle } from '../../startup/chunks/prefetch.ts'
import { showLoadFailed } from '../../startup/prerendered.ts'
import { applyDeferredStyles } from '../../startup/styles/applyDeferredStyles.ts'
import { LoadFailedPage } from '../notice/ErrorPage.tsx'

type LoadModule<Name extends string, Props> = () => Promise<Record<Name, ComponentType<Props>>>

/**
 * A component whose module is loaded when it is first shown. Until then, `fallback` is in its place. A failed load
 * is retried when the network returns, and whenever the component mounts again.
 *
 * @param failed shown while the module can't be loaded; `null` shows nothing.
 */
/* @__NO_SIDE_EFFECTS__ */
export function lazyComponent<Name extends string, Props extends object>(
  load: LoadModule<Name, Props>,
  name: Name,
  failed?: ComponentType<Props> | null,
) {
  const Loaded = requiredComponent(load, name, failed)
  // React discards prerendered markup if its Suspense boundary renders again before the code has loaded. So on a
  // prerendered page, its props must not change.
  return memo(function Lazy(props: Props & { fallback?: ReactNode }) {
    return (
      <Suspense fallback={props.fallback}>
        <Loaded {...props} />
      </Suspense>
    )
  })
}

/**
 * A lazy component without which a page isn't shown, such as its view, its layout, or a gate.
 *
 * @param failed shown while the module can't be loaded; `null` shows nothing.
 */
/* @__NO_SIDE_EFFECTS__ */
export function requiredComponent<Name extends string, Props extends object>(
  load: LoadModule<Name, Props>,
  name: Name,
  failed: ComponentType<Props> | null = LoadFailedPage,
) {
  const Failed = failed ? afterMarkup(failed) : Nothing
  let hasFailed = false
  const createLazy = () =>
    lazy(async () => {
      const [module] = await Promise.all([load().catch(onFailure), applyDeferredStyles()])
      hasFailed = !module
      // The components' own listeners don't exist before hydration.
      if (hasFailed) addEventListener('online', retry, { once: true })
      return { default: module ? module[name] : Failed }
    })
  let current = createLazy()
  const retry = () => {
    if (hasFailed) current = createLazy()
    hasFailed = false
  }
  return function Retried(props: Props) {
    const [Component, setComponent] = useState(() => current)
    useEffect(() => {
      const tryAgain = () => {
        retry()
        startTransition(() => setComponent(() => current))
      }
      tryAgain()
      addEventListener('online', tryAgain)
      return () => removeEventListener('online', tryAgain)
    }, [])
    return <Component {...props} />
  }
}

/**
 * A component that isn't urgent, loaded when the browser is idle. Shows nothing until then, or if it can't be loaded. A
 * prerendered page doesn't contain it.
 */
/* @__NO_SIDE_EFFECTS__ */
export function deferredComponent<Name extends string, Props extends object>(
  load: LoadModule<Name, Props>,
  name: Name,
) {
  const Loaded = lazyComponent(afterIdle(load), name, null)
  return function Deferred(props: Props) {
    return useIsHydrated() && <Loaded {...props} />
  }
}

/** In the browser, a load can fail. While the build renders pages, it can't. */
function onFailure(error: unknown): null {
  if (import.meta.env.SSR) throw error
  // Otherwise, a mistake in a module would look like a lost network.
  if (import.meta.env.MODE === 'development') reportError(error)
  return null
}

/**
 * The prerendered markup in the component's place stays instead, under a notice, until the network returns. Only
 * a suspended component keeps it: a rendered one would replace it.
 */
function afterMarkup<Props extends object>(Failed: ComponentType<Props>) {
  return function FailedAfterMarkup(props: Props) {
    if (!useIsHydrated()) use(waitUntilOnline())
    return <Failed {...props} />
  }
}

async function waitUntilOnline(): Promise<void> {
  showLoadFailed()
  await new Promise((resolve) => addEventListener('online', resolve, { once: true }))
}

function Nothing() {
  return null
}
