import { expect, type Page } from '@playwright/test'

const scripts = '**/assets/*.js'

/** React, and everything that shows pages with it. */
export const react = '**/assets/page-*.js'

/** Keeps the app's code, or a part of it, back until it is let through. */
export async function holdCode(page: Page, files = scripts): Promise<() => void> {
  const held: (() => void)[] = []
  let isHolding = true
  await page.route(files, async (route) => {
    if (isHolding) await new Promise<void>((resolve) => held.push(resolve))
    await route.continue()
  })
  return () => {
    isHolding = false
    for (const letGo of held) letGo()
  }
}

/** Opens a page whose code need not come. */
export async function openBeforeCode(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' })
}

/** Lets nothing of the app's code, or of a part of it, through, as a network that fails, until it is restored. */
export async function abortCode(page: Page, files = scripts): Promise<() => Promise<void>> {
  await page.route(files, (route) => route.abort('blockedbyclient'))
  return () => page.unroute(files)
}

/** Waits until React has every node of the page, without a touch. */
export async function isTakenOver(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() =>
        [...document.querySelectorAll('main, form, section')].every((part) =>
          Object.keys(part).some((key) => key.startsWith('__reactProps')),
        ),
      ),
    )
    .toBe(true)
}
