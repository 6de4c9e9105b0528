import { expect, type BrowserContext, type Page } from '@playwright/test'
import { googleFrames } from '../servers/googleFrames.ts'

const frames = `(${googleFrames.toString()})()`

/**
 * Makes the SDK's popups and the emulator's provider page work without Google: replaces Google's script with
 * `googleFrames`, and blocks what else that page loads.
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

/** Presses a provider button, and returns the popup. */
export async function openProvider(page: Page, button: string): Promise<Page> {
  const opening = page.waitForEvent('popup')
  await page.getByRole('button', { name: button }).click()
  const popup = await opening
  await expect(popup.getByText('Add new account')).toBeVisible()
  return popup
}

/** Signs in to the provider as a new person, which closes the popup. */
export async function signInAsNewProviderUser(provider: Page, email: string): Promise<void> {
  await provider.getByText('Add new account').click()
  await provider.locator('#email-input').fill(email)
  await provider.locator('#display-name-input').fill('Ada Lovelace')
  await provider.locator('#sign-in').click()
}

/** Signs in to the provider as an earlier person. */
export async function signInAsKnownProviderUser(provider: Page, email: string): Promise<void> {
  await provider.locator('.js-reuse-account').filter({ hasText: email }).click()
}

/**
 * Dispatches the window's focus event, as when a person returns to it. Headless windows never lose the focus.
 */
export async function comeBack(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('focus')))
}

/** Blocks popups, as many browsers do. */
export async function blockPopups(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.open = () => null
  })
}
