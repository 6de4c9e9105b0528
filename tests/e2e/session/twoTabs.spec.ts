import {
  openAccount,
  openSection,
  savedIn,
  typeNewPassword,
} from '#tests/support/browser/people/account.ts'
import { expect, test } from '#tests/support/browser/test.ts'

test(
  'a new password in one tab keeps the other tab of the browser signed in',
  { tag: '@once' },
  async ({ context, page }) => {
    await openAccount(page)
    const other = await context.newPage()
    await other.goto('/account')
    await expect(other.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible()
    await page.bringToFront()
    await typeNewPassword(page, 'battery staple')
    await expect(savedIn(page, 'Sign-in methods')).toBeVisible()
    await openSection(page, 'Profile')
    await page.getByRole('button', { name: 'Add: Name' }).click()
    await page.getByLabel('Name', { exact: true }).fill('Ada')
    await page.keyboard.press('Enter')
    await expect(other.getByText('Ada', { exact: true }).last()).toBeVisible()
    await other.reload()
    await expect(other.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible()
  },
)
