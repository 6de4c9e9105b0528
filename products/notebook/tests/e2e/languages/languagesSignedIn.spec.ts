import type { Page } from '@playwright/test'
import { seedGuest } from '#products/notebook/tests/support/browser/guestData.ts'
import { checkFit } from '#tests/support/browser/checks/checkPage.ts'
import {
  chooseLanguage,
  languageToFit,
  signInInAnyLanguage,
} from '#tests/support/browser/checks/languageToFit.ts'
import { layOutFromRight } from '#tests/support/browser/checks/rightToLeft.ts'
import { createVerifiedUser } from '#tests/support/browser/people/factors.ts'
import { updateAccount } from '#tests/support/browser/people/owner.ts'
import { createUser } from '#tests/support/browser/people/people.ts'
import { somePhone } from '#tests/support/browser/people/phones.ts'
import { holdRequests } from '#tests/support/browser/servers/authServer.ts'
import { expect, test } from '#tests/support/browser/test.ts'

test.use({ viewport: { width: 320, height: 640 } })

const { code } = languageToFit

test.beforeEach(({ context }) => layOutFromRight(context))

test(
  'every step of the account fits a narrow window in a long language from right to left',
  { tag: '@once' },
  async ({ page, baseURL }) => {
    test.slow()
    await chooseLanguage(page, code, baseURL ?? '')
    const person = await createVerifiedUser()
    await signInInAnyLanguage(page, person)
    await checkFit(page)
    await checkEditors(page)
    await checkSecurity(page)
    await page.goto('/account/data')
    await page.locator('summary').click()
    await page.locator('#export button').click()
    await expect(page.locator('#export button')).toHaveCount(2)
    await checkFit(page)
    await page.goto('/account/delete')
    await page.locator('[autocomplete=off]').fill('ada')
    await page.locator('[autocomplete=off]').press('Enter')
    await expect(page.locator('[autocomplete=off]:user-invalid')).toBeVisible()
    await checkFit(page)
    await updateAccount(person.email, { disableUser: true })
    await page.goto('/account')
    await expect(page.getByRole('banner').locator('[popovertarget]')).toBeHidden()
    await checkFit(page)
  },
)

test(
  "every step of a guest's move fits a narrow window in a long language from right to left",
  { tag: '@once' },
  async ({ page, baseURL }) => {
    test.slow()
    await chooseLanguage(page, code, baseURL ?? '')
    await checkGuest(page)
  },
)

/** All editors of the profile at once. */
async function checkEditors(page: Page): Promise<void> {
  await page.goto('/account')
  const actions = page.getByRole('main').locator('section button')
  await expect(actions).toHaveCount(4)
  for (const row of [3, 2, 1, 0]) await actions.nth(row).click()
  await expect(page.locator('[type=tel]')).toBeVisible()
  await checkFit(page)
}

async function checkSecurity(page: Page): Promise<void> {
  await page.goto('/account/security')
  await page.locator('#second-factors button').first().click()
  await expect(page.locator('[name=code]')).toBeVisible()
  await page.locator('#password button').click()
  await page.locator('#new-password').fill('battery staple')
  await expect(page.locator('[data-strength]')).toBeVisible()
  await checkFit(page)
  await page.route(/accounts:update/, (route) => route.fulfill(tooLongAgo), { times: 1 })
  await page.locator('#new-password').press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await checkFit(page)

  await page.goto('/account/security')
  await page.locator('#second-factors button').nth(1).click()
  await page.locator('[type=tel]').fill(somePhone().number)
  await page.locator('[type=tel]').press('Enter')
  await expect(page.locator('[name=code]')).toBeVisible()
  await checkFit(page)
}

const tooLongAgo = {
  status: 400,
  headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
  json: { error: { code: 400, message: 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN' } },
}

async function checkGuest(page: Page): Promise<void> {
  const signedUp = page.waitForResponse(/accounts:signUp/)
  await page.goto('/sign-in')
  await page.getByRole('main').getByRole('button').last().click()
  const { localId } = (await (await signedUp).json()) as { localId: string }
  await seedGuest(localId)
  await expect(page.getByText('Plans')).toBeVisible()
  await checkFit(page)
  await page.goto('/account/upgrade')
  await checkFit(page)
  const person = await createUser()
  await page.locator('#email').fill(person.email)
  await page.locator('#new-password').fill('some other horse')
  await page.locator('#new-password').press('Enter')
  await expect(page.locator('#current-password')).toBeVisible()
  await checkFit(page)
  await holdRequests(page, /\/v0\/b\/[^/]+\/o\?.*(name=|upload)/)
  await page.locator('#current-password').fill(person.password)
  await page.locator('#current-password').press('Enter')
  await expect(page.locator('li[data-stage=done]')).toHaveCount(1)
  await checkFit(page)
  await page.getByRole('main').getByRole('button').click()
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(2)
  await checkFit(page)
  await page.goto('/')
  await expect(page.getByText('Plans')).toBeVisible()
  await checkFit(page)
}
