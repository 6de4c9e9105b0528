import { expect, type Page } from '@playwright/test'

/** Whether the page has its own font, which it requests after its code. */
export function hasFont(page: Page): Promise<boolean> {
  return page.evaluate(() =>
    [...document.fonts].some(
      ({ family, status }) => family.includes('Geist Variable') && status === 'loaded',
    ),
  )
}

/** Waits until the page has its own font. */
export async function waitForFont(page: Page): Promise<void> {
  await expect.poll(() => hasFont(page)).toBe(true)
}
