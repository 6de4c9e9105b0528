import { checkPage } from '#tests/support/browser/checkPage.ts'
import { fillSignIn, signIn, somebody, somebodyWithAccount } from '#tests/support/browser/people.ts'
import { expect, test } from '#tests/support/browser/test.ts'

const mismatch = 'E-mail and password do not match.'

test('a person signs up, reads who they are, signs out and signs in again', async ({ page }) => {
  const person = somebody()
  await page.goto('/')
  await expect(page).toHaveURL('/sign-in')
  await checkPage(page)

  await page.getByRole('link', { name: 'Create an account' }).click()
  await page.getByLabel('E-mail').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await checkPage(page)
  await page.getByRole('button', { name: 'Create account' }).click()

  await expect(page).toHaveURL('/')
  await expect(page.getByText(person.email)).toBeVisible()
  await checkPage(page)

  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/sign-in')
  await fillSignIn(page, person)
  await expect(page).toHaveURL('/')
})

test('a wrong password is refused and stays where it was typed', async ({ page }) => {
  const person = await somebodyWithAccount()
  await page.goto('/sign-in')
  await fillSignIn(page, { ...person, password: 'wrong horse' })
  await expect(page.getByRole('alert')).toContainText(mismatch)
  await expect(page.getByLabel('E-mail')).toHaveValue(person.email)
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('wrong horse')
  await checkPage(page)

  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL('/')
})

test('a signed-in person who opens sign-in is led home', async ({ page }) => {
  await signIn(page, await somebodyWithAccount())
  await page.goto('/sign-in')
  await expect(page).toHaveURL('/')
})
