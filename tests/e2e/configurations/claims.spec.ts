import { checkInBothWindows } from '#tests/support/browser/checks/checkPage.ts'
import { updateAccount } from '#tests/support/browser/people/owner.ts'
import {
  accountMenu,
  createUser,
  fillSignIn,
  signOut,
} from '#tests/support/browser/people/people.ts'
import { expect, test } from '#tests/support/browser/servers/configured.ts'

test.use({
  variables: {
    GATEHOUSE_CONFIG: 'tests/configurations/everything.config.ts',
    GATEHOUSE_PRODUCT: 'tests/products/claims',
  },
})

const noAccess = { name: 'You don’t have access to this page' }

test('a page that requires a claim opens once the server has set it, and closes with a new token', async ({
  page,
}) => {
  test.slow()
  const person = await createUser()
  await page.goto('/staff')
  await fillSignIn(page, person)
  await expect(page.getByRole('heading', noAccess)).toBeVisible()
  await expect(page).toHaveURL('/staff')
  await checkInBothWindows(page)
  await page.getByRole('button', { name: 'Check again' }).click()
  await expect(page.getByRole('button', { name: 'Check again' })).toBeVisible()
  await expect(page.getByRole('heading', noAccess)).toBeVisible()

  await updateAccount(person.email, claims({ staff: true, desk: 'front' }))
  await page.getByRole('button', { name: 'Check again' }).click()
  await expect(page.getByRole('heading', { name: 'Staff', exact: true })).toBeVisible()
  await expect(page.getByText('You work at the front desk.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('You work at the front desk.')).toBeVisible()

  await updateAccount(person.email, claims({ staff: 'true' }))
  await page.clock.setSystemTime(Date.now() + 3_600_000)
  await page.reload()
  await expect(page.getByRole('heading', noAccess)).toBeVisible()
})

test('visitors see a landing page, and whoever signs in there the product', async ({ page }) => {
  test.slow()
  const person = await createUser()
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Everything at one desk' })).toBeVisible()
  await checkInBothWindows(page)
  await page.getByRole('link', { name: 'Sign in' }).click()
  await expect(page).toHaveURL('/sign-in')
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Everything at one desk' })).toBeVisible()
  await page.goForward()
  await fillSignIn(page, person)
  await expect(accountMenu(page)).toBeVisible()
  await expect(page).toHaveURL('/')
  await page.reload()
  await expect(accountMenu(page)).toBeVisible()
  await signOut(page)
  await expect(page.getByRole('heading', { name: 'Everything at one desk' })).toBeVisible()
})

function claims(custom: object) {
  return { customAttributes: JSON.stringify(custom) }
}
