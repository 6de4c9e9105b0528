import { signIn, signOut, createUser, newUser } from '#tests/support/browser/people/people.ts'
import { expect, test } from '#tests/support/browser/test.ts'

test(
  'a person is greeted by name on the first page, until they sign out',
  { tag: ['@once', '@quick'] },
  async ({ page }) => {
    const person = await createUser()
    await signIn(page, person)
    const hello = page.getByRole('heading', { name: `Hello, ${person.email}` })
    await expect(hello).toBeVisible()
    await signOut(page)
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
    await expect(hello).toBeHidden()
  },
)

test('a guest who upgrades is greeted by name', { tag: '@once' }, async ({ page }) => {
  const person = newUser()
  await page.goto('/sign-in')
  await page.getByRole('button', { name: 'Continue as a guest' }).click()
  await expect(page.getByRole('heading', { name: 'Hello, guest' })).toBeVisible()
  await page.getByRole('link', { name: 'Create an account' }).first().click()
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('heading', { name: 'Your account is ready' })).toBeVisible()
  await page.goto('/')
  await expect(page.getByRole('heading', { name: `Hello, ${person.email}` })).toBeVisible()
})
