type Load = () => Promise<unknown>

/**
 * Prefetches chunks when the browser is idle, so that navigation and error messages need no network. Loads
 * two at a time, so that what a person opens meanwhile doesn't wait behind all of them. Repeatable; failed
 * chunks are fetched again.
 */
export function prefetch(loads: readonly Load[]): void {
  const rest = loads.values()
  whenIdle(() => void loadEach(rest))
  whenIdle(() => void loadEach(rest))
}

async function loadEach(rest: Iterable<Load>): Promise<void> {
  for (const load of rest) await load().catch(() => null)
}

/** The same import, but not before the browser is idle, so that it doesn't delay the page. */
export function afterIdle<Code>(load: () => Promise<Code>): () => Promise<Code> {
  return () => new Promise<void>(whenIdle).then(load)
}

/** Safari has no `requestIdleCallback`; a short delay replaces it. */
function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: 2_000 })
  else setTimeout(work, 200)
}
