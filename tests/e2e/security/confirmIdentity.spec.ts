import { checkPage } from '#tests/support/browser/checks/checkPage.ts'
import {
  requireRecentSignIn,
  confirmWith,
  openAccount,
  savedIn,
  typeNewPassword,
} from '#tests/support/browser/people/account.ts'
import { createUser } from '#tests/support/browser/people/people.ts'
import { answer, calls } from '#tests/support/browser/servers/authServer.ts'
import { expect, test } from '#tests/support/browser/test.ts'

test(
  'a change waits for the password, survives a cancel and a wrong password, and then continues automatically',
  { tag: ['@once', '@quick'] },
  async ({ page }) => {
    const { password } = await openAccount(page)
    await requireRecentSignIn(page, calls.update)
    await typeNewPassword(page, 'battery staple')
    const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' })
    await expect(dialog).toContainText('Sign in again to change your password')
    await expect(dialog.getByLabel('Current password')).toBeFocused()
    await checkPage(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Save' })).toBeFocused()
    await expect(page.getByLabel('New password')).toHaveValue('battery staple')

    await requireRecentSignIn(page, calls.update)
    await page.keyboard.press('Enter')
    await confirmWith(page, 'wrong horse')
    await expect(dialog).toContainText('That’s not your password.')
    await checkPage(page)
    await confirmWith(page, password)
    await expect(savedIn(page, 'Sign-in methods')).toBeVisible()
  },
)

test(
  'another person cannot confirm in place of the signed-in one',
  { tag: '@once' },
  async ({ page }) => {
    await openAccount(page)
    const other = await createUser()
    await requireRecentSignIn(page, calls.update)
    await typeNewPassword(page, 'battery staple')
    await page.route(calls.signIn, async (route) => {
      const response = await route.fetch({
        postData: JSON.stringify({ ...other, returnSecureToken: true }),
      })
      await answer(route, 200, (await response.json()) as object)
    })
    await confirmWith(page, other.password)
    await expect(page.getByRole('dialog')).toContainText('That’s a different account')
    await expect(page.getByRole('heading', { name: 'Security', level: 1 })).toBeAttached()
  },
)
