import type { Browser, BrowserContext } from '@playwright/test'
import type { TraceBatch } from '#src/local/trace.ts'

/** What the machines of a test's pages have told: see `src/local/trace.ts`. */
export type Heard = {
  /** By the pages of the test's own context. */
  readonly lines: readonly string[]
  /** By all pages, also those of further devices that the test opens with its browser. */
  readonly taken: ReadonlySet<string>
}

/**
 * Listens to the machines of all pages from now on, until `stop` is called. A device that is closed at
 * once may not be heard.
 */
export async function hearMachines(browser: Browser, context: BrowserContext) {
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
