import type { Locator } from '@playwright/test'
import {
  doubleClick,
  recordPresses,
  waitUntilGuarded,
} from '#tests/support/browser/checks/doubleClicks.ts'
import { openAccount } from '#tests/support/browser/people/account.ts'
import { expect, test } from '#tests/support/browser/test.ts'

const pauses = [0, 120, 300, 500]

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
