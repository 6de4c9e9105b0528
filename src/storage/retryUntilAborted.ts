import { backOff } from '../domain/backOff.ts'

/**
 * Retries until it succeeds, with growing delays, and at once when the network is back.
 *
 * @returns the result, or `null` if the signal aborts first.
 */
export async function retryUntilAborted<Result>(
  work: () => Promise<Result>,
  signal: AbortSignal,
  onFailure: () => void,
): Promise<Result | null> {
  for (let tries = 1; !signal.aborted; tries += 1) {
    try {
      const result = await work()
      return signal.aborted ? null : result
    } catch {
      if (signal.aborted) return null
      onFailure()
    }
    await waitOrUntilOnline(backOff(tries, 1_000, 60_000), signal)
  }
  return null
}

function waitOrUntilOnline(time: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const ended = new AbortController()
    const resume = () => {
      ended.abort()
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(resume, time)
    addEventListener('online', resume, { signal: ended.signal })
    signal.addEventListener('abort', resume, { signal: ended.signal })
  })
}
