import { randomUUID } from 'node:crypto'
import { checkPage } from '#tests/support/browser/checks/checkPage.ts'
import { holdCode, openBeforeCode } from '#tests/support/browser/code.ts'
import { firstHeading } from '#tests/support/browser/firstPage.ts'
import {
  signInAsNewProviderUser,
  standInForGoogle,
} from '#tests/support/browser/people/identityProviderWindow.ts'
import {
  createUser,
  fillSignIn,
  newUser,
  signIn,
  signOut,
  type Person,
} from '#tests/support/browser/people/people.ts'
import { expect, test } from '#tests/support/browser/test.ts'

const sentence = 'People at acme.example sign in with Acme.'
const acme = { name: 'Continue with Acme' }

test.beforeEach(({ context }) => standInForGoogle(context))

test('a person with a work email signs in with their provider from the one email field', async ({
  page,
}) => {
  const { email } = newColleague()
  const field = page.getByLabel('Email')
  const password = page.getByLabel('Password', { exact: true })
  await page.goto('/sign-in')
  await field.fill('ada@example.com')
  const [submit, shared] = [
    page.getByRole('button', { name: 'Sign in', exact: true }),
    page.getByLabel(/^This is a shared computer/),
  ]
  const places = [await submit.boundingBox(), await shared.boundingBox()]
  await field.fill(email)
  await expect(page.getByText(sentence)).toBeVisible()
  await expect(password).toBeHidden()
  const continued = page.getByRole('button', acme)
  expect([await continued.boundingBox(), await shared.boundingBox()]).toEqual(places)
  await checkPage(page)

  const opening = page.waitForEvent('popup')
  await field.press('Enter')
  const popup = await opening
  await expect(page.getByText('Continue in the Acme window.')).toBeVisible()
  expect(decodeURIComponent(popup.url())).toContain(`"login_hint":"${email}"`)
  await checkPage(page)
  await signInAsNewProviderUser(popup, email)
  await expect(firstHeading(page)).toBeVisible()
  await page.goto('/account/security')
  await expect(page.getByText('Acme', { exact: true })).toBeVisible()

  await signOut(page)
  await expect(field).toHaveValue(email)
  await expect(page.getByText(sentence)).toBeVisible()
  await page.getByRole('button', { name: 'Not you?' }).click()
  await expect(password).toBeVisible()
  await expect(page.getByText(sentence)).toBeHidden()
})

test(
  'a work email that was submitted before the code leads to its provider',
  { tag: '@once' },
  async ({ page }) => {
    const { email, password } = newColleague()
    const release = await holdCode(page)
    await openBeforeCode(page, '/sign-in')
    const opening = page.waitForEvent('popup')
    await fillSignIn(page, { email, password })
    release()
    await signInAsNewProviderUser(await opening, email)
    await expect(firstHeading(page)).toBeVisible()
  },
)

test(
  'a person whose email leads nowhere finds no trace of the provider',
  { tag: '@once' },
  async ({ page }) => {
    await signIn(page, await createUser(), '/account/security')
    await expect(page.getByText('GitHub', { exact: true })).toBeVisible()
    await expect(page.getByText('Acme')).toHaveCount(0)
  },
)

function newColleague(): Person {
  return { ...newUser(), email: `${randomUUID()}@acme.example` }
}
