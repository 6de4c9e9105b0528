import { expect, type Page } from '@playwright/test'
import { holdRequests } from './servers/authServer.ts'

const scripts = '**/assets/*.js'

/** React, and everything that renders pages with it. */
export const react = '**/assets/page-*.js'

/** Holds back the app's code, or other files. Returns a function that lets them through. */
export async function holdCode(page: Page, files = scripts): Promise<() => void> {
  const { release } = await holdRequests(page, files)
  return release
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
export async function waitUntilHydrated(page: Page): Promise<void> {
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
