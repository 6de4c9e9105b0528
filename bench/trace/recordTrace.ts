import type { Browser } from '@playwright/test'
import type { TraceEvent } from './traceEvent.ts'

const categories = [
  'blink.user_timing',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'loading',
  'navigation',
  'v8',
]

/** Records Chromium's trace while something happens. */
export async function recordTrace<Result>(
  browser: Browser,
  work: () => Promise<Result>,
): Promise<{ result: Result; events: readonly TraceEvent[] }> {
  await browser.startTracing(undefined, { categories })
  const result = await work()
  const trace = await browser.stopTracing()
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] }
  return { result, events: traceEvents }
}
