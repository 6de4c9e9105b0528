import type { Page } from '@playwright/test'
import { blockCode } from '#tests/support/browser/code.ts'
import { firstHeading } from '#tests/support/browser/firstPage.ts'
import { openAccount, openSection } from '#tests/support/browser/people/account.ts'
import { startAsGuest } from '#tests/support/browser/people/guest.ts'
import { newUser } from '#tests/support/browser/people/people.ts'
import { expect, test } from '#tests/support/browser/test.ts'

const once = { tag: '@once' }
const meter = '**/assets/passwords-*.js'

test('signing up shows how hard a password is to guess, and nothing moves', async ({ page }) => {
  const person = newUser()
  await page.goto('/sign-up')
  await expect(page.getByText('Tip: use three random words')).toBeVisible()
  const submit = page.getByRole('button', { name: 'Create account' })
  const before = await submit.boundingBox()
  await page.getByLabel('Email').fill(person.email)
  for (const [password, words] of [
    ['password1', 'Too common, easy to guess'],
    [person.email.split('-', 1)[0] ?? '', 'Weak: too personal'],
    ['marmalade', 'Weak: add another word'],
    ['correct horse', 'Strength: good'],
    ['correct horse battery', 'Strength: strong'],
  ] as const) {
    await page.getByLabel('Password', { exact: true }).fill(password)
    await expect(page.getByText(words)).toBeVisible()
    expect(await submit.boundingBox()).toEqual(before)
  }
  await submit.click()
  await expect(firstHeading(page)).toBeVisible()
})

test('a form works without the meter if it cannot be fetched', once, async ({ page }) => {
  await blockCode(page, meter)
  await page.goto('/sign-up')
  const failed = page.waitForEvent('requestfailed')
  await page.getByLabel('Email').fill(newUser().email)
  await page.getByLabel('Password', { exact: true }).fill('password1')
  await failed
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(firstHeading(page)).toBeVisible()
})

test('the strength is measured wherever a password is chosen', once, async ({ page, browser }) => {
  await openAccount(page)
  await openSection(page, 'Security')
  await page.getByRole('button', { name: 'Change: Password' }).click()
  await expectMeasured(page, 'New password')

  const guest = await browser.newPage()
  await startAsGuest(guest)
  await guest.getByRole('link', { name: 'Create an account' }).first().click()
  await expectMeasured(guest, 'Password')
  await guest.close()
})

async function expectMeasured(page: Page, label: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).fill('marmalade')
  await expect(page.getByText('Weak: add another word')).toBeVisible()
}
