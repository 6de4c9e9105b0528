import { fillSignIn, somebody } from '#tests/support/browser/people.ts'
import { expect, test } from '#tests/support/browser/test.ts'

test('nothing moves for a person who asked for less motion', { tag: '@once' }, async ({ page }) => {
  await page.goto('/sign-in')
  await fillSignIn(page, somebody())
  const notice = page.getByRole('alert').locator('div')
  await expect(notice).toBeVisible()
  const motion = await page.evaluate(() =>
    Array.from(document.querySelectorAll('*'), (element) => {
      const { animationDuration, transitionDuration } = getComputedStyle(element)
      return [animationDuration, ...transitionDuration.split(', ')]
    })
      .flat()
      .filter((duration) => Number.parseFloat(duration) > 0.001),
  )
  expect(motion).toEqual([])
})
