import { announceNewBuild } from '../../stores/newBuildStore.ts'
import type { TypedField } from '../fields/setValue.ts'
import { isFilledIn } from '../fields/typedFields.ts'

/** A worker's report about its build to a tab. */
type WorkerBuild = { isOfPage: boolean; generation: number }

const checkIntervalMs = 3_600_000

/** Work that a reload would interrupt: a request, a question, or a code that is on its way. */
const inProgress = '[data-busy], dialog[open], [autocomplete="one-time-code"]'

const followed = new WeakSet<ServiceWorkerContainer>()

/**
 * Looks for a new build when the tab returns to the foreground, at most hourly: the browser itself looks only when
 * a page is loaded. If one takes over, it is announced, and the tab is reloaded as soon as nothing is lost and the
 * tab is hidden. A tab of an older generation is reloaded at once.
 *
 * @returns a function that stops it.
 */
export function followNewBuilds(
  registration: ServiceWorkerRegistration,
  reload = () => location.reload(),
): () => void {
  const { serviceWorker } = navigator
  const stopping = new AbortController()
  if (followed.has(serviceWorker)) return () => undefined
  followed.add(serviceWorker)
  const { signal } = stopping
  let checkedAt = Date.now()
  const check = () => {
    if (document.visibilityState !== 'visible' || Date.now() - checkedAt < checkIntervalMs) return
    checkedAt = Date.now()
    registration.update().catch(() => null)
  }
  const ask = () => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', ({ data }: MessageEvent<WorkerBuild>) => {
      port1.close()
      follow(data)
    })
    port1.start()
    serviceWorker.controller?.postMessage(firstScript(), [port2])
  }
  const follow = ({ isOfPage, generation }: WorkerBuild) => {
    if (isOfPage) return
    if (generation > __BUILD_GENERATION__) return reload()
    announceNewBuild()
    document.addEventListener('visibilitychange', reloadUnseen, { signal })
    reloadUnseen()
  }
  const reloadUnseen = () => {
    if (document.visibilityState === 'hidden' && canReloadSafely()) reload()
  }
  document.addEventListener('visibilitychange', check, { signal })
  serviceWorker.addEventListener('controllerchange', ask, { signal })
  return () => stopping.abort()
}

/** Identifies the build that the page was started from. */
export function firstScript(): string | null {
  const code = document.querySelector<HTMLLinkElement>('link[rel="modulepreload"]')
  return code && new URL(code.href).pathname
}

/** Whether a reload of the page would lose nothing and interrupt nothing. */
export function canReloadSafely(): boolean {
  const media = [...document.querySelectorAll<HTMLMediaElement>('audio, video')]
  return (
    document.querySelector(inProgress) === null &&
    media.every(({ paused }) => paused) &&
    !hasTyped() &&
    !hasUnsaved()
  )
}

/** Fields marked with `data-autosaved` make the browser ask until their text is saved. */
function hasTyped(): boolean {
  const inputs = 'input:not([type="checkbox"], [type="radio"], [type="hidden"])'
  const fields = document.querySelectorAll<TypedField>(
    `${inputs}, select, textarea:not([data-autosaved])`,
  )
  return [...fields].some(isFilledIn)
}

/** Asks everything that makes the browser ask before it closes the page. */
function hasUnsaved(): boolean {
  return !dispatchEvent(new Event('beforeunload', { cancelable: true }))
}
