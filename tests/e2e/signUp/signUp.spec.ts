import { checkPage } from '#tests/support/browser/checks/checkPage.ts'
import { newUser, createUser } from '#tests/support/browser/people/people.ts'
import { calls, holdRequests } from '#tests/support/browser/servers/authServer.ts'
import { expect, test } from '#tests/support/browser/test.ts'

test(
  'a password that does not meet the requirements is not sent',
  { tag: '@once' },
  async ({ page }) => {
    const attempts = await holdRequests(page, calls.signUp)
    await page.goto('/sign-up')
    await page.getByLabel('Email').fill(newUser().email)
    await page.getByLabel('Password', { exact: true }).fill('short')
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page.getByText('Your password doesn’t meet all requirements.')).toBeVisible()
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
    expect(attempts.count()).toBe(0)

    await page.keyboard.press('End')
    await page.keyboard.type('er')
    await expect(page.getByText('Your password doesn’t meet all requirements.')).toBeHidden()
  },
)

test('an email with an account leads to signing in', { tag: '@once' }, async ({ page }) => {
  const { email } = await createUser()
  await page.goto('/sign-up')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('another horse')
  await page.getByRole('button', { name: 'Create account' }).click()
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('An account with this email already exists.')
  await checkPage(page)
  await alert.getByRole('link', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await expect(page.getByRole('alert')).toBeEmpty()
})
