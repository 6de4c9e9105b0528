import { backOff } from '../domain/backOff.ts'

/**
 * Tries until it works, each time after a longer rest, and at once when the network is back.
 *
 * @returns `null` when the signal aborts before.
 */
export async function keepTrying<Result>(
  work: () => Promise<Result>,
  signal: AbortSignal,
  onFailure: () => void,
): Promise<Result | null> {
  for (let tries = 1; !signal.aborted; tries += 1) {
    try {
      const result = await work()
      return signal.aborted ? null : result
    } catch {
      if (!signal.aborted) onFailure()
    }
    await remaining(backOff(tries, 1_000, 60_000), signal)
  }
  return null
}

function remaining(time: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const idle = new AbortController()
    const goOn = () => {
      idle.abort()
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(goOn, time)
    addEventListener('online', goOn, { signal: idle.signal })
    signal.addEventListener('abort', goOn, { signal: idle.signal })
  })
}
