import type { Locator, Page } from '@playwright/test'
import { waitForFont } from '#tests/support/browser/fonts.ts'
import { expect, test } from '#tests/support/browser/test.ts'

test('a password field says that Caps Lock is on, and nothing moves', async ({ page }) => {
  await page.goto('/sign-in')
  const password = page.locator('#current-password')
  const notice = page.locator('#current-password ~ span')
  const announced = page.locator('p[aria-live="polite"]', { hasText: 'Caps Lock is on' })
  await page.waitForLoadState('networkidle')
  await waitForFont(page)
  await password.focus()
  const before = await placesOf(shownParts(page))

  await expect(async () => {
    await pressWith(password, true)
    await expect(notice).toHaveText('Caps Lock is on', { timeout: 500 })
  }).toPass()
  await expect(announced).toHaveCount(1)
  expect(await placesOf(shownParts(page))).toEqual(before)

  await page.getByLabel('Email').focus()
  await expect(notice).toHaveCount(0)
  await expect(announced).toHaveCount(0)
  await password.focus()
  await expect(notice).toHaveText('Caps Lock is on')
  await pressWith(password, false)
  await expect(notice).toHaveCount(0)

  await page.getByRole('button', { name: 'Show password' }).click()
  await pressWith(page.getByLabel('Email'), true)
  await expect(notice).toHaveCount(0)
  await password.focus()
  await expect(notice).toHaveText('Caps Lock is on')
})

test.describe('on a touchscreen', () => {
  test.use({ hasTouch: true, isMobile: true })

  test('Caps Lock is not mentioned', { tag: '@once' }, async ({ page }) => {
    await page.goto('/sign-up')
    const password = page.locator('#new-password')
    await password.focus()
    await expect(page.getByRole('button', { name: 'Create account' })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await pressWith(password, true)
    await expect(page.getByText('Caps Lock is on')).toHaveCount(0)
  })
})

/** Dispatches a key event with the state of Caps Lock, which no driver can turn on. */
async function pressWith(field: Locator, isOn: boolean): Promise<void> {
  await field.dispatchEvent('keydown', { key: 'a', modifierCapsLock: isOn })
  await field.dispatchEvent('keyup', { key: 'a', modifierCapsLock: isOn })
}

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
