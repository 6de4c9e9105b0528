import { expect, test } from '#tests/support/browser/test.ts'

test('the email typed on one form is filled in on the next', { tag: '@once' }, async ({ page }) => {
  await page.goto('/sign-in')
  await page.getByLabel('Email').fill('ada@example.com')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(page.getByRole('heading', { name: 'Reset your password' })).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue('ada@example.com')
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue('ada@example.com')
})
