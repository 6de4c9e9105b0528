import type { Page } from '@playwright/test'
import { checkInBothWindows, checkPage } from '#tests/support/browser/checks/checkPage.ts'
import { firstHeading } from '#tests/support/browser/firstPage.ts'
import { openAccount } from '#tests/support/browser/people/account.ts'
import { comeBack } from '#tests/support/browser/people/identityProviderWindow.ts'
import { deleteAccount, updateAccount } from '#tests/support/browser/people/owner.ts'
import { fillSignIn, createUser } from '#tests/support/browser/people/people.ts'
import { expect, test } from '#tests/support/browser/test.ts'

test(
  'a person whose account was deleted elsewhere can start again',
  { tag: '@once' },
  async ({ page }) => {
    const { email } = await openAccount(page)
    await deleteAccount(email)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'no longer exists' })).toBeVisible()
    await checkPage(page)
    await page.getByRole('link', { name: 'Create a new account' }).click()
    await expect(page.getByRole('heading', { name: 'Create an account' })).toBeFocused()
    await page.getByRole('link', { name: 'Sign in' }).click()
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  },
)

test(
  'an ending is noticed on return to the open page, and only its person returns there, even after a reload',
  { tag: '@once' },
  async ({ page }) => {
    await page.clock.install()
    const { email } = await openAccount(page)
    await disable(email)
    const heading = page.getByRole('heading', { name: 'This account has been disabled' })
    // The code that notices it loads when the browser is idle.
    await expect(async () => {
      await comeBackAfterAWhile(page)
      await expect(heading).toBeVisible({ timeout: 2_000 })
    }).toPass()
    await expect(page).toHaveURL('/account')
    await checkInBothWindows(page)
    await page.getByRole('button', { name: 'Sign in with another account' }).click()
    await expect(page).toHaveURL('/sign-in?return=%2Faccount')
    await page.reload()
    await fillSignIn(page, await createUser())
    await expect(firstHeading(page)).toBeVisible()
    await expect(page).not.toHaveURL('/account')
  },
)

async function disable(email: string): Promise<void> {
  await updateAccount(email, { disableUser: true })
}

/** Longer than the app waits between two checks, plus the time it leaves other tabs to write first. */
async function comeBackAfterAWhile(page: Page): Promise<void> {
  await page.clock.runFor(11_000)
  await comeBack(page)
  await page.clock.runFor(2_000)
}
