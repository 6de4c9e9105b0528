import type { Page } from '@playwright/test'
import { holdCode, waitUntilHydrated, openBeforeCode } from '#tests/support/browser/code.ts'
import { firstHeading } from '#tests/support/browser/firstPage.ts'
import { createUser } from '#tests/support/browser/people/people.ts'
import { calls, countPosts } from '#tests/support/browser/servers/authServer.ts'
import { expect, test } from '#tests/support/browser/test.ts'
import { translatePage } from '#tests/support/translatePage.ts'

test.use({ allowsHydrationErrors: true })

const once = { tag: '@once' }

for (const [by, change] of [
  ['a password manager', addIcon],
  ['a translator', translate],
] as const)
  test(
    `a form that ${by} changes before the code loads keeps what was typed`,
    once,
    async ({ page }) => {
      const person = await createUser()
      const sent = countPosts(page, calls.signIn)
      const release = await holdCode(page)
      await openBeforeCode(page, '/sign-in')
      const email = page.getByLabel('Email')
      const password = page.getByLabel('Password', { exact: true })
      await email.fill(person.email)
      await page.getByRole('checkbox').check()
      await password.fill(`${person.password}!`)
      await email.evaluate((field) => Object.assign(field, { isFirst: true }))
      await change(page)
      release()
      await waitUntilHydrated(page)
      expect(await email.evaluate((field) => 'isFirst' in field)).toBe(false)
      await expect(email).toHaveValue(person.email)
      await expect(page.getByRole('checkbox')).toBeChecked()
      await expect(password).toBeFocused()
      await page.keyboard.press('Backspace')
      await page.keyboard.press('Enter')
      await expect(firstHeading(page)).toBeVisible()
      expect(sent()).toBe(1)
    },
  )

test(
  'an incomplete form that is changed and submitted before the code loads shows what is missing',
  once,
  async ({ page }) => {
    const release = await holdCode(page)
    await openBeforeCode(page, '/sign-up')
    await page.getByLabel('Email').fill('ada@example.com')
    await page.getByRole('button', { name: 'Create account' }).click()
    await addIcon(page)
    release()
    await expect(page.getByText('Enter a password.')).toBeVisible()
    await expect(page.getByLabel('Email')).toHaveValue('ada@example.com')
  },
)

async function addIcon(page: Page): Promise<void> {
  await page.evaluate(() => document.getElementById('email')?.after(document.createElement('div')))
}

async function translate(page: Page): Promise<void> {
  await page.evaluate(translatePage)
}
