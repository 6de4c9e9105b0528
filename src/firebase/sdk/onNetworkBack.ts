/** Reports each time the browser is back online, until the returned function is called. */
export function onNetworkBack(report: (event: { type: 'network.back' }) => void): () => void {
  const listening = new AbortController()
  addEventListener('online', () => report({ type: 'network.back' }), { signal: listening.signal })
  return () => listening.abort()
}
