import type { Locator, Page } from '@playwright/test'
import { waitForFont } from '#tests/support/browser/checks/fonts.ts'
import { holdCode, waitUntilHydrated } from '#tests/support/browser/code.ts'
import { fillSignIn, signIn, signOut, createUser } from '#tests/support/browser/people/people.ts'
import { expect, test } from '#tests/support/browser/test.ts'

const once = { tag: '@once' }
const email = (page: Page) => page.getByLabel('Email', { exact: true })
const passwordLast = (page: Page) => page.locator('form').getByText('Last used', { exact: true })

test('a person who returns to their own device finds their email, and nothing moves', async ({
  page,
}) => {
  const person = await createUser()
  await page.goto('/sign-in')
  await expect(page.getByRole('link', { name: 'Email me a sign-in link' })).toBeVisible()
  await waitForFont(page)
  const before = await placesOf(page.locator('main :is(label, input, button, a):not(p *)'))
  await fillSignIn(page, person)
  await signOut(page)
  await expect(email(page)).toHaveValue(person.email)
  await page.reload()
  await expect(email(page)).toHaveValue(person.email)
  await expect(passwordLast(page)).toBeVisible()
  const notYou = page.getByRole('button', { name: 'Not you?' })
  await expect(notYou).toBeVisible()
  await waitForFont(page)
  const others = page.locator('main :is(label, input, button, a):not(p *):not(#email ~ button)')
  expect(await placesOf(others)).toEqual(before)

  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await notYou.click()
  await expect(email(page)).toHaveValue('')
  await expect(email(page)).toBeFocused()
  await expect(notYou).toBeHidden()
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(person.password)
  await page.reload()
  await waitUntilHydrated(page)
  await expect(email(page)).toHaveValue('')
  await expect(passwordLast(page)).toBeHidden()
})

test(
  'the last email is suggested neither for a new account, nor over what was typed, nor on a shared computer',
  once,
  async ({ page }) => {
    const person = await createUser()
    await signIn(page, person)
    await signOut(page)
    await expect(email(page)).toHaveValue(person.email)
    await test.step('for a new account', async () => {
      await page.getByRole('link', { name: 'Create an account' }).click()
      await expect(page.getByRole('heading', { name: 'Create an account' })).toBeVisible()
      await expect(email(page)).toHaveValue('')
      await page.getByRole('link', { name: 'Sign in', exact: true }).click()
      await expect(email(page)).toHaveValue(person.email)
    })
    await test.step('over what was typed before it appears', async () => {
      const release = await holdCode(page, '**/assets/methods-*.js')
      await page.goto('/sign-in')
      await email(page).fill('bob@example.com')
      release()
      await expect(passwordLast(page)).toBeVisible()
      await expect(email(page)).toHaveValue('bob@example.com')
    })
    await test.step('on a shared computer, which keeps nothing of the last person', async () => {
      await page.getByLabel(/^This is a shared computer/).check()
      await fillSignIn(page, await createUser())
      await signOut(page)
      await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
      await expect(email(page)).toHaveValue('')
      const kept = await page.evaluate(() =>
        Object.keys(localStorage).filter((key) => key.startsWith('last-')),
      )
      expect(kept).toEqual([])
    })
  },
)

function placesOf(elements: Locator) {
  return elements.evaluateAll((found) =>
    found.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return [element.textContent, x, y, width, height].join(' ')
    }),
  )
}
