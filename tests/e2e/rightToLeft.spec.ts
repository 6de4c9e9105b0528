import { checkPage } from '#tests/support/browser/checkPage.ts'
import { layOutFromRight } from '#tests/support/browser/rightToLeft.ts'
import { expect, test } from '#tests/support/browser/test.ts'

test.use({ viewport: { width: 320, height: 640 } })

test.beforeEach(({ context }) => layOutFromRight(context))

test(
  'from right to left, the button that shows a password is on the left, without covering any letter',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto('/sign-in')
    await checkPage(page)
    const password = page.getByLabel('Password', { exact: true })
    const show = page.getByRole('button', { name: 'Show password' })
    const field = await password.boundingBox()
    const button = await show.boundingBox()
    if (!field || !button) throw new Error('The field or its button is not shown.')
    const room = await password.evaluate((input) => parseFloat(getComputedStyle(input).paddingLeft))
    expect(button.x + button.width).toBeLessThanOrEqual(field.x + room)
  },
)

test(
  'from right to left, no heading or name spaces its letters, which may be joined',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto('/sign-in')
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('letter-spacing', 'normal')
    await expect(page.locator('header').getByRole('link').first()).toHaveCSS(
      'letter-spacing',
      'normal',
    )
  },
)
