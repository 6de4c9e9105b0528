import { checkPage } from '#tests/support/browser/checks/checkPage.ts'
import {
  openAccount,
  openSection,
  savedIn,
  typeNewPassword,
} from '#tests/support/browser/people/account.ts'
import { waitUntilListed } from '#tests/support/browser/people/deviceList.ts'
import { fillSignIn, signIn } from '#tests/support/browser/people/people.ts'
import { expect, test } from '#tests/support/browser/test.ts'

test(
  'a name that looks like a script stays text, is kept, and can be removed',
  { tag: ['@once', '@quick'] },
  async ({ page }) => {
    await openAccount(page)
    await checkPage(page)
    await page.getByRole('button', { name: 'Add: Name' }).click()
    await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
    await page.keyboard.type('a'.repeat(81))
    await page.keyboard.press('Enter')
    await expect(page.getByText('Names can be at most 80 characters long.')).toBeVisible()
    await page.getByLabel('Name', { exact: true }).fill(' <script>alert(1)</script> ')
    await checkPage(page)
    await page.keyboard.press('Enter')
    await expect(savedIn(page, 'About you')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Change: Name' })).toBeFocused()
    await page.reload()
    await page.getByRole('button', { name: 'Change: Name' }).click()
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('<script>alert(1)</script>')
    await page.getByLabel('Name', { exact: true }).fill('')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Add: Name' })).toBeFocused()
  },
)

test(
  'a new password keeps all tabs of this browser signed in and ends the other sessions, which return to where they were',
  { tag: '@once' },
  async ({ browser, page }) => {
    const person = await openAccount(page)
    const context = await browser.newContext()
    const other = await context.newPage()
    const listing = waitUntilListed(other)
    await signIn(other, person)
    await listing
    await other.goto('/account/security#second-factors')
    await expect(other.getByRole('heading', { name: 'Second factors' })).toBeInViewport()
    const tab = await page.context().newPage()
    await tab.goto('/account')
    await expect(tab.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible()
    await page.bringToFront()
    await typeNewPassword(page, 'battery staple')
    await expect(savedIn(page, 'Sign-in methods')).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Security', level: 1 })).toBeVisible()
    await openSection(page, 'Profile')
    await page.getByRole('button', { name: 'Add: Name' }).click()
    await page.getByLabel('Name', { exact: true }).fill('Ada')
    await page.keyboard.press('Enter')
    await expect(tab.getByText('Ada', { exact: true }).last()).toBeVisible()
    await tab.reload()
    await expect(tab.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible()

    const signedOut = 'You were signed out from another device'
    await expect(other.getByRole('heading', { name: signedOut })).toBeVisible()
    await checkPage(other)
    await other.getByRole('button', { name: 'Sign in' }).click()
    await expect(other.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
    await fillSignIn(other, { ...person, password: 'battery staple' })
    await expect(other).toHaveURL('/account/security#second-factors')
    await context.close()
  },
)
