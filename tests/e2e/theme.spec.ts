import { accountMenu, signIn, createUser } from '#tests/support/browser/people/people.ts'
import { expect, test } from '#tests/support/browser/test.ts'

test.describe('the theme', () => {
  test(
    'is set before anything is painted, and dark on a first visit, also in a browser that prefers light',
    { tag: '@once' },
    async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'light' })
      await page.route('**/*.js', (route) => route.fulfill({ contentType: 'text/javascript' }))
      await page.goto('/sign-in')
      await expect(page.locator('html')).toHaveClass('dark')
      await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark')
      await page.evaluate(() => localStorage.setItem('theme', 'light'))
      await page.reload()
      await expect(page.locator('html')).not.toHaveClass('dark')
      await page.evaluate(() => localStorage.setItem('theme', 'dark'))
      await page.reload()
      await expect(page.locator('html')).toHaveClass('dark')
    },
  )

  test(
    'is changed by its toggle, survives a reload, and reaches the other tab',
    { tag: ['@once', '@quick'] },
    async ({ context, page }, { project }) => {
      const [before, after] =
        project.metadata['theme'] === 'light' ? ['light', 'dark'] : ['dark', 'light']
      const other = await context.newPage()
      await other.goto('/sign-up')
      await page.goto('/sign-in')
      const toggle = page.getByRole('button', { name: `Use the ${after} theme` })
      await toggle.focus()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('button', { name: `Use the ${before} theme` })).toBeFocused()
      await expect(page.locator('html')).toHaveClass(after === 'dark' ? 'dark' : '')
      await expect(page.locator('html')).toHaveCSS('color-scheme', after)
      await expect(other.locator('html')).toHaveClass(after === 'dark' ? 'dark' : '')
      expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe(after)
      await page.reload()
      await expect(toggle).toBeHidden()
      await expect(page.getByRole('button', { name: `Use the ${before} theme` })).toBeVisible()
    },
  )

  test('can be changed on every layout', { tag: '@once' }, async ({ page }) => {
    const toggle = page.getByRole('button', { name: /Use the (dark|light) theme/ })
    const isInBothWindows = async () => {
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        await expect(toggle).toBeVisible()
      }
    }
    await page.goto('/nowhere')
    await isInBothWindows()
    await signIn(page, await createUser())
    await accountMenu(page).click()
    await isInBothWindows()
  })
})
