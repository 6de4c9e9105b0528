import type { Browser, BrowserContext } from '@playwright/test'
import type { TraceBatch } from '#src/local/trace.ts'

/** What the machines in a test's pages reported, see `src/local/trace.ts`. */
export type Heard = {
  /** From the pages of the test's own context. */
  readonly lines: readonly string[]
  /** From all pages, including those of other devices in the test's browser. */
  readonly taken: ReadonlySet<string>
}

/**
 * Records the machines of all pages from now on, until `stop` is called. May miss a device that is closed
 * immediately.
 */
export async function traceMachines(browser: Browser, context: BrowserContext) {
  const lines: string[] = []
  const taken = new Set<string>()
  const keepTaken = (batch: TraceBatch) => batch.taken.forEach((key) => taken.add(key))
  await listen(context, (batch) => {
    lines.push(...batch.lines)
    keepTaken(batch)
  })
  const listenToDevice = (device: BrowserContext) =>
    void listen(device, keepTaken).catch(() => undefined)
  browser.on('context', listenToDevice)
  const stop = () => browser.off('context', listenToDevice)
  const heard: Heard = { lines, taken }
  return { heard, stop }
}

async function listen(context: BrowserContext, hear: (batch: TraceBatch) => void): Promise<void> {
  await context.exposeFunction('gatehouseTrace', hear)
}
