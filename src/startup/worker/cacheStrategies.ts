/** The sources of a response. */
type Sources = {
  network: () => Promise<Response>
  /** `undefined` if there is none. */
  cached: () => Promise<Response | undefined>
}

/**
 * The cached response, so that no network is needed. If the cache is empty, fails, or takes too long, the
 * network answers as if there were no worker.
 *
 * @param timeout how long the cache may take, in milliseconds.
 */
export async function cacheFirst({ network, cached }: Sources, timeout: number): Promise<Response> {
  const lookup = orUndefined(cached)
  return (
    (await withinTimeout(lookup, timeout)) ??
    orElse(network(), () => withinTimeout(lookup, timeout))
  )
}

/**
 * The network's response, or the cached one if the network fails, takes too long, or answers with a server
 * error.
 *
 * @param timeout how long the network may take, in milliseconds.
 */
export async function networkFirst({ network, cached }: Sources, timeout: number) {
  const fetched = network()
  const usable = fetched.then(
    (answer) => (answer.status < 500 ? answer : undefined),
    () => undefined,
  )
  return (
    (await withinTimeout(usable, timeout)) ??
    (await withinTimeout(orUndefined(cached), timeout)) ??
    fetched
  )
}

async function orElse(fetched: Promise<Response>, lookUp: Sources['cached']): Promise<Response> {
  try {
    return await fetched
  } catch {
    return (await lookUp()) ?? fetched
  }
}

async function orUndefined(cached: Sources['cached']): Promise<Response | undefined> {
  try {
    return await cached()
  } catch {
    return undefined
  }
}

function withinTimeout(
  answer: Promise<Response | undefined>,
  timeout: number,
): Promise<Response | undefined> {
  const expiry = new Promise<undefined>((resolve) => setTimeout(resolve, timeout, undefined))
  return Promise.race([answer, expiry])
}
