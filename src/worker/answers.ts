/** Where an answer can be had. */
type Sources = {
  network: () => Promise<Response>
  /** `undefined` when there is none. */
  kept: () => Promise<Response | undefined>
}

/**
 * What is kept, so that no network is needed. Where the disk has nothing, refuses, or does not answer in
 * time, it is as if there were no worker.
 *
 * @param patience how long the disk may take, in milliseconds.
 */
export async function keptFirst({ network, kept }: Sources, patience: number): Promise<Response> {
  const found = quietly(kept)
  return (await early(found, patience)) ?? orElse(network(), () => early(found, patience))
}

/**
 * What the host says now; what is kept when the network fails, the host is in trouble, or neither is
 * known in time.
 *
 * @param patience how long the network may take, in milliseconds.
 */
export async function networkFirst({ network, kept }: Sources, patience: number) {
  const fresh = network()
  const sound = fresh.then(
    (answer) => (answer.status < 500 ? answer : undefined),
    () => undefined,
  )
  return (await early(sound, patience)) ?? (await early(quietly(kept), patience)) ?? fresh
}

async function orElse(fresh: Promise<Response>, late: Sources['kept']): Promise<Response> {
  try {
    return await fresh
  } catch {
    return (await late()) ?? fresh
  }
}

async function quietly(kept: Sources['kept']): Promise<Response | undefined> {
  try {
    return await kept()
  } catch {
    return undefined
  }
}

function early(
  answer: Promise<Response | undefined>,
  patience: number,
): Promise<Response | undefined> {
  const end = new Promise<undefined>((resolve) => setTimeout(resolve, patience, undefined))
  return Promise.race([answer, end])
}
