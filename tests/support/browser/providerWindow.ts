import { expect, type BrowserContext, type Page } from '@playwright/test'
import { googleFrames } from './googleFrames.ts'

const frames = `(${googleFrames.toString()})()`

/**
 * Lets the SDK open its popups and the emulator's page for providers work in them, without Google:
 * its script is the stand-in of `googleFrames`, and what else that page loads is left out.
 */
export async function standInForGoogle(context: BrowserContext): Promise<void> {
  await context.route(/^https:\/\//, (route) => {
    const url = route.request().url()
    if (url.startsWith('https://apis.google.com/js/api.js')) {
      return route.fulfill({ body: frames, contentType: 'text/javascript' })
    }
    return route.fulfill({ body: '' })
  })
}

/** Presses the button that goes to a provider, and gives the window that opens. */
export async function openProvider(page: Page, button: string): Promise<Page> {
  const opening = page.waitForEvent('popup')
  await page.getByRole('button', { name: button }).click()
  const popup = await opening
  await expect(popup.getByText('Add new account')).toBeVisible()
  return popup
}

/** Becomes somebody new at the provider, and comes back. */
export async function becomeSomebodyThere(provider: Page, email: string): Promise<void> {
  await provider.getByText('Add new account').click()
  await provider.locator('#email-input').fill(email)
  await provider.locator('#display-name-input').fill('Ada Lovelace')
  await provider.locator('#sign-in').click()
}

/** Is at the provider whoever was there before. */
export async function beTheSameThere(provider: Page, email: string): Promise<void> {
  await provider.locator('.js-reuse-account').filter({ hasText: email }).click()
}

/** What the window's focus does when a person comes back to it; headless windows never lose it. */
export async function comeBack(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('focus')))
}

/** Makes the browser block every new window, as many do. */
export async function blockPopups(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.open = () => null
  })
}
