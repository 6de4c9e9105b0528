import { emailTo } from '#tests/support/browser/people/emails.ts'
import { createUser, fillSignIn, newUser, signOut } from '#tests/support/browser/people/people.ts'
import { expect, test } from '#tests/support/browser/servers/existingApp.ts'

// One build for all of them.
test.describe.configure({ mode: 'default' })
test.use({ prefix: '/login' })

const where = '/account?view=bills'

test('an app with an account page of its own has the door below /login', async ({ page }) => {
  const person = await createUser()
  const who = page.locator('#who')
  await page.goto('/account')
  await expect(who).toHaveText('You are signed out')
  await page.goto(`/login/sign-in?return=${encodeURIComponent(where)}`)
  await fillSignIn(page, person)
  await expect(who).toHaveText(`Hello, ${person.email}`)
  await expect(page).toHaveURL(where)
  await page.goto('/login/account')
  await expect(page.getByRole('heading', { name: 'Profile' })).toBeVisible()
  await page.getByRole('navigation').getByRole('link', { name: 'Security' }).click()
  await expect(page).toHaveURL('/login/account/security')
  await page.goto('/.well-known/change-password')
  await expect(page).toHaveURL('/login/account/security')
  await signOut(page)
  await expect(page).toHaveURL('/login/sign-in')
  await page.goto('/login/unknown')
  await expect(page).toHaveTitle(/^Page not found/)
})

test('the prefix alone shows the sign-in page, and keeps where to return', async ({ page }) => {
  for (const address of ['/login', '/login/']) {
    await page.goto(`${address}?return=${encodeURIComponent(where)}`)
    await expect(page).toHaveURL(`/login/sign-in?return=${encodeURIComponent(where)}`)
    await expect(page.getByLabel('Email')).toBeVisible()
  }
})

test('a new person signs up below /login, and the link of their email works there', async ({
  page,
}) => {
  const person = newUser()
  await page.goto('/login/sign-up?return=%2Faccount')
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.locator('#who')).toHaveText(`Hello, ${person.email}`)
  await expect(page).toHaveURL('/account')
  await page.goto('/login/verify-email')
  const { link } = await emailTo(person.email, 'VERIFY_EMAIL')
  await page.goto(`/login${link}`)
  await page.getByRole('button', { name: 'Verify email' }).click()
  await expect(page.getByRole('heading', { name: /verified/ })).toBeVisible()
})
