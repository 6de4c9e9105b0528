import type { Page } from '@playwright/test'
import {
  requireRecentSignIn,
  confirmWith,
  openAccount,
} from '#tests/support/browser/people/account.ts'
import { calls } from '#tests/support/browser/servers/authServer.ts'
import { expect, test } from '#tests/support/browser/test.ts'

const deleted = { name: 'Your account was deleted' }

test(
  'a deletion asks for a recent sign-in at its last step and continues there',
  { tag: '@once' },
  async ({ context, page }) => {
    const person = await openAccount(page)
    await page.goto('/account/delete')
    await begin(page, person.email)
    await requireRecentSignIn(page, calls.deletion)
    const other = await context.newPage()
    await other.goto('/account')
    await page.getByRole('button', { name: 'Delete my account' }).click()
    await expect(page.getByRole('dialog', { name: 'Confirm it’s you' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByText('Your notes and files have been deleted. Next')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Cancel and keep' })).toBeHidden()
    await requireRecentSignIn(page, calls.deletion)
    await page.getByRole('button', { name: 'Continue' }).click()
    await confirmWith(page, person.password)
    await expect(page.getByRole('heading', deleted)).toBeVisible()
    await expect(other.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  },
)

async function begin(page: Page, email: string): Promise<void> {
  await page.getByLabel(`Type ${email}`).fill(email)
}
