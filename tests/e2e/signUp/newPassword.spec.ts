import { blockCode } from '#tests/support/browser/code.ts'
import { firstHeading } from '#tests/support/browser/firstPage.ts'
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
