/** Calls the function each time the network is back. Returns a function that ends it. */
export function onOnline(act: () => void): () => void {
  const listening = new AbortController()
  addEventListener('online', () => act(), { signal: listening.signal })
  return () => listening.abort()
}

/**
 * Starts work whose code may not load without a network. After a failure, it is started again when
 * the network is back.
 */
export function startOnline(
  start: () => Promise<void>,
  onFailure: () => void,
  signal: AbortSignal,
): void {
  const begin = () => {
    start().catch(() => {
      onFailure()
      addEventListener('online', begin, { once: true, signal })
    })
  }
  begin()
}
