/** Something that runs until it is stopped. */
export type Service = {
  /** Aborted when the service ends by itself. The reason says why. */
  readonly crash?: AbortSignal | undefined
  /** Ends the service and waits until it is gone, with its processes, ports and temporary files. */
  stop(): Promise<void>
}

const NOTHING: Service = { stop: () => Promise.resolve() }

/** Starts services side by side. When one cannot start, stops the others and rejects. */
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

/** Waits for a service that the rest can do without. Tells when it cannot start or ends by itself. */
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
