import { setTimeout } from 'node:timers/promises'

const TIMEOUT_MS = 30_000
const PAUSE_MS = 100

/**
 * Waits until a server answers at `url` with any response. Rejects after 30 s, or with the reason
 * of `crash` when it aborts.
 */
export function untilAnswering(url: string, crash: AbortSignal): Promise<void> {
  return poll(url, Date.now() + TIMEOUT_MS, crash)
}

async function poll(url: string, deadline: number, crash: AbortSignal): Promise<void> {
  crash.throwIfAborted()
  if (await answers(url)) return
  if (Date.now() > deadline) throw new Error(`Nothing answered at ${url} within 30 seconds.`)
  await setTimeout(PAUSE_MS)
  return poll(url, deadline, crash)
}

async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url)
    await response.arrayBuffer()
    return true
  } catch {
    return false
  }
}
