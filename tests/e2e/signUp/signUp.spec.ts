import { checkPage } from '#tests/support/browser/checks/checkPage.ts'
import { createUser } from '#tests/support/browser/people/people.ts'
import { expect, test } from '#tests/support/browser/test.ts'

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
