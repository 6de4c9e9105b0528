import { expect, type Page } from '@playwright/test'

const scripts = '**/assets/*.js'

/** React, and everything that renders pages with it. */
export const react = '**/assets/page-*.js'

/** Holds back the app's code, or a part of it. Returns a function that lets it through. */
export function holdCode(page: Page, files = scripts): Promise<() => void> {
  return holdFiles(page, files)
}

/** Holds back files of the app. Returns a function that lets them through. */
export async function holdFiles(page: Page, files: string): Promise<() => void> {
  const held: (() => void)[] = []
  let isHolding = true
  await page.route(files, async (route) => {
    if (isHolding) await new Promise<void>((resolve) => held.push(resolve))
    await route.continue()
  })
  return () => {
    isHolding = false
    for (const proceed of held) proceed()
  }
}

/** Opens a page without waiting for its code. */
export async function openBeforeCode(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' })
}

/** Blocks the app's code, or a part of it, like a failing network. Returns a function that restores it. */
export async function blockCode(page: Page, files = scripts): Promise<() => Promise<void>> {
  await page.route(files, (route) => route.abort('blockedbyclient'))
  return () => page.unroute(files)
}

/** Waits until React has hydrated every node of the page, without touching it. */
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
