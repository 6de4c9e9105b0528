import { checkPage } from '#tests/support/browser/checkPage.ts'
import { layOutFromRight } from '#tests/support/browser/rightToLeft.ts'
import { expect, test } from '#tests/support/browser/test.ts'

test.use({ viewport: { width: 320, height: 640 } })

test.beforeEach(({ context }) => layOutFromRight(context))

test(
  'from right to left, the button that shows a password covers no letter, and joined letters are not spaced',
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
    for (const text of [
      page.getByRole('heading', { level: 1 }),
      page.locator('header').getByRole('link').first(),
    ])
      await expect(text).toHaveCSS('letter-spacing', 'normal')
  },
)
