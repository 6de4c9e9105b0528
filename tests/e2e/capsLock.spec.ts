import type { Locator, Page } from '@playwright/test'
import { waitForFont } from '#tests/support/browser/fonts.ts'
import { expect, test } from '#tests/support/browser/test.ts'

test(
  'a password field says that Caps Lock is on, and nothing moves',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto('/sign-in')
    const password = page.locator('#current-password')
    await page.waitForLoadState('networkidle')
    await waitForFont(page)
    await password.focus()
    const before = await placesOf(shownParts(page))
    // No driver can turn on Caps Lock.
    await password.dispatchEvent('keydown', { key: 'a', modifierCapsLock: true })
    await expect(page.getByText('Caps Lock is on.')).toBeVisible()
    expect(await placesOf(shownParts(page))).toEqual(before)
  },
)

function shownParts(page: Page): Locator {
  return page.locator('main :is(h1, label, input, button, a, form, section)')
}

function placesOf(elements: Locator) {
  return elements.evaluateAll((found) =>
    found.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return [element.tagName, x, y, width, height].join(' ')
    }),
  )
}
