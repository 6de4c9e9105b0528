import type { Page } from '@playwright/test'
import { test as base } from './test.ts'

/** Playwright's `test` with the browser's back/forward cache, which Playwright turns off. */
export const test = base.extend<object, object>({
  launchOptions: [
    async ({ launchOptions }, provide) =>
      provide({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
    { scope: 'worker' },
  ],
})

/**
 * Opens another document in the page's place, which leaves the page to the cache. It needs no interception, which
 * would lose requests that are in flight when the page is frozen.
 */
export async function goElsewhere(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(globalThis, { isKept: true }))
  await page.goto('data:text/html,<link rel="icon" href="data:,">')
}

/** Returns to the page. Tells whether it came from the cache, and why if it didn't. */
export async function goBack(page: Page): Promise<string> {
  const devtools = await page.context().newCDPSession(page)
  const reasons: string[] = []
  // `notRestoredReasons` would mask some of them.
  devtools.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
    reasons.push(...notRestoredExplanations.map(({ reason }) => reason)),
  )
  await devtools.send('Page.enable')
  // A page from the cache isn't loaded, so there is no such event.
  await page.goBack({ waitUntil: 'commit' })
  const isKept = await page.evaluate(() => 'isKept' in globalThis)
  await devtools.detach()
  return isKept ? 'kept' : `loaded anew: ${reasons.join(', ')}`
}
