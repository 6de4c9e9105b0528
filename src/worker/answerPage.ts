/** Where a page can be had. */
type Sources = {
  network: () => Promise<Response>
  /** `undefined` when there is none. */
  kept: () => Promise<Response | undefined>
}

/**
 * The page from the network, so that a new release is seen at once; the kept one when the network
 * fails, the host is in trouble, or neither is known in time.
 *
 * @param patience how long the network may take, in milliseconds.
 */
export async function answerPage({ network, kept }: Sources, patience: number): Promise<Response> {
  const fresh = network()
  const sound = fresh.then(
    (answer) => (answer.status < 500 ? answer : null),
    () => null,
  )
  return (await Promise.race([sound, nothingAfter(patience)])) ?? (await kept()) ?? fresh
}

function nothingAfter(delay: number): Promise<null> {
  return new Promise((resolve) => setTimeout(resolve, delay, null))
}
