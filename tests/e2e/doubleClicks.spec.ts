import type { Locator } from '@playwright/test'
import {
  doubleClick,
  recordPresses,
  waitUntilGuarded,
} from '#tests/support/browser/checks/doubleClicks.ts'
import { databaseCalls } from '#tests/support/browser/database.ts'
import { openAccount } from '#tests/support/browser/people/account.ts'
import { hasAccount } from '#tests/support/browser/people/owner.ts'
import { holdRequests } from '#tests/support/browser/servers/authServer.ts'
import { expect, test } from '#tests/support/browser/test.ts'

const pauses = [0, 120, 300, 500]

test(
  'a double click deletes an account, and its second press does not cancel',
  { tag: '@once' },
  async ({ page }) => {
    const { email } = await openAccount(page)
    await page.goto('/account/delete')
    await page.getByLabel(`Type ${email}`).fill(email)
    await waitUntilGuarded(page)
    const commits = await holdRequests(page, databaseCalls.commit)
    await doubleClick(page.getByRole('button', { name: 'Delete my account' }), 120)
    await expect(page.getByRole('heading', { name: 'Deleting your account' })).toBeVisible()
    commits.release()
    await expect(page.getByRole('heading', { name: 'Your account was deleted' })).toBeVisible()
    expect(await hasAccount(email)).toBe(false)
  },
)

test(
  'a double click on any button of a page does not hit what replaces it',
  { tag: '@once' },
  async ({ page }) => {
    const pressed = await recordPresses(page)
    await openAccount(page)
    await expect(page.getByText('Contact').first()).toBeVisible()
    const names = await namesOf(page.getByRole('main').getByRole('button'))
    expect(names.length).toBeGreaterThan(0)
    for (const [index, name] of names.entries()) {
      await page.goto('/account')
      const button = page.getByRole('main').getByRole('button', { name, exact: true }).first()
      await expect(page.getByText('Contact').first()).toBeVisible()
      await waitUntilGuarded(page)
      await doubleClick(button, pauses[index % pauses.length] ?? 0)
      expect([...new Set(await pressed())]).toEqual([name])
    }
  },
)

async function namesOf(buttons: Locator): Promise<readonly string[]> {
  await buttons.first().waitFor()
  return buttons.evaluateAll((all) => [
    ...new Set(all.map((button) => button.ariaLabel ?? button.textContent ?? '')),
  ])
}
