import type { Browser, BrowserContext, Page, TestInfo } from '@playwright/test'

/** How many times slower the pages run. */
export const slowdown = Number(process.env['GATEHOUSE_SLOWDOWN'] ?? 1)

/** How many times longer a test waits before it fails. */
export const timeoutFactor = slowdown === 1 ? 1 : 4

/** Slows down the processor of all pages, including those of other devices, until `stop` is called. */
export function slowDown(browser: Browser, context: BrowserContext) {
  throttleAll(context)
  browser.on('context', throttleAll)
  return { stop: () => browser.off('context', throttleAll) }
}

function throttleAll(device: BrowserContext): void {
  device.on('page', (page) => void throttle(page))
}

async function throttle(page: Page): Promise<void> {
  try {
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  } catch (error) {
    if (!page.isClosed()) throw error
  }
}

/** Gives a test that sets its own limit more time, too. */
export function extendLimits(test: TestInfo): void {
  const setLimit = test.setTimeout.bind(test)
  test.setTimeout = (limit) => setLimit(limit * timeoutFactor)
}
