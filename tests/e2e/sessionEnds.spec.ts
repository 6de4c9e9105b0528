import { openAccount } from '#tests/support/browser/account.ts'
import { checkPage } from '#tests/support/browser/checkPage.ts'
import { deleteAccount, updateAccount } from '#tests/support/browser/owner.ts'
import { signIn, somebodyWithAccount } from '#tests/support/browser/people.ts'
import { expect, test } from '#tests/support/browser/test.ts'

test('a person whose account is disabled is told so in place of the page', async ({ page }) => {
  const { email } = await openAccount(page)
  await updateAccount(email, { disableUser: true })
  await page.reload()
  await expect(page.getByRole('heading', { name: 'This account is disabled' })).toBeVisible()
  await expect(page).toHaveURL('/account')
  await checkPage(page)
  await page.getByRole('button', { name: 'Sign in with another account' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeFocused()
  await expect(page).toHaveURL('/sign-in?return=%2Faccount')
})

test('a person whose account was deleted elsewhere can start again', async ({ page }) => {
  const { email } = await openAccount(page)
  await deleteAccount(email)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'does not exist any more' })).toBeVisible()
  await checkPage(page)
  await page.getByRole('link', { name: 'Create a new account' }).click()
  await expect(page.getByRole('heading', { name: 'Create an account' })).toBeFocused()
  await page.getByRole('link', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
})

test('who comes back to the sign-in page after the session was revoked is told first', async ({
  page,
}) => {
  const person = await somebodyWithAccount()
  await signIn(page, person)
  await updateAccount(person.email, { validSince: String(Math.ceil(Date.now() / 1000) + 1) })
  await page.goto('/sign-in')
  await expect(page.getByRole('heading', { name: 'Please sign in again' })).toBeVisible()
  await checkPage(page)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeFocused()
})
