import { fillSignIn, newUser } from '#tests/support/browser/people.ts'
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

test(
  'an old failure is not shown to a person who returns to the form',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto('/sign-in')
    await fillSignIn(page, newUser())
    await page.getByRole('alert').getByRole('link', { name: 'Reset password' }).click()
    await page.getByRole('link', { name: 'Back to sign in' }).click()
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
    await expect(page.getByRole('alert')).toBeEmpty()
  },
)

test('password managers find the fields they look for', { tag: '@once' }, async ({ page }) => {
  await page.goto('/sign-in')
  const email = page.locator('#email')
  await expect(email).toHaveAttribute('autocomplete', 'username')
  await expect(email).toHaveAttribute('inputmode', 'email')
  await expect(page.locator('#current-password')).toHaveAttribute(
    'autocomplete',
    'current-password',
  )
  await page.goto('/sign-up')
  await expect(page.locator('#new-password')).toHaveAttribute('autocomplete', 'new-password')
})
