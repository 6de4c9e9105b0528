import type { Page } from '@playwright/test'

/** Resolves when the page's device is in the list of devices. Call it before the sign-in. */
export async function waitUntilListed(page: Page): Promise<void> {
  await page.waitForResponse(
    (response) =>
      response.url().includes(':commit') &&
      (response.request().postData()?.includes('access/sessions') ?? false),
  )
}
