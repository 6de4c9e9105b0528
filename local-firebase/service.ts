/** Something that runs until it is stopped. */
export type Service = {
  /** Aborted with the reason if the service ends by itself. */
  readonly crash?: AbortSignal | undefined
  /** Stops the service and waits until its processes, ports, and temporary files are gone. */
  stop(): Promise<void>
}

const NOTHING: Service = { stop: () => Promise.resolve() }

/** Waits for services that start in parallel. If one can't start, stops the others and rejects. */
export async function startTogether(starts: readonly Promise<Service>[]): Promise<Service> {
  const results = await Promise.allSettled(starts)
  const services = results.flatMap((result) => (result.status === 'fulfilled' ? result.value : []))
  const failure = results.find((result) => result.status === 'rejected')
  if (failure) {
    await stopTogether(services)
    throw failure.reason
  }
  return { stop: () => stopTogether(services) }
}

/** Waits for an optional service. Calls `onTrouble` if it can't start or ends by itself. */
export async function tolerate(
  start: Promise<Service>,
  onTrouble: (reason: unknown) => void,
): Promise<Service> {
  try {
    const service = await start
    const { crash } = service
    crash?.throwIfAborted()
    crash?.addEventListener('abort', () => {
      onTrouble(crash.reason)
    })
    return service
  } catch (reason) {
    onTrouble(reason)
    return NOTHING
  }
}

async function stopTogether(services: readonly Service[]): Promise<void> {
  const results = await Promise.allSettled(services.map((service) => service.stop()))
  const failure = results.find((result) => result.status === 'rejected')
  if (failure) throw failure.reason
}
