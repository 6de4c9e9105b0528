import { backOff } from '../domain/backOff.ts'

/**
 * Tries until it works, each time after a longer delay, and at once when the network is back.
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
    await waitUnlessOnline(backOff(tries, 1_000, 60_000), signal)
  }
  return null
}

function waitUnlessOnline(time: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const ended = new AbortController()
    const goOn = () => {
      ended.abort()
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(goOn, time)
    addEventListener('online', goOn, { signal: ended.signal })
    signal.addEventListener('abort', goOn, { signal: ended.signal })
  })
}
