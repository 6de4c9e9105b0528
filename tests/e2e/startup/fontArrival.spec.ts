import { hasFont, waitForFont } from '#tests/support/browser/checks/fonts.ts'
import { recordShifts, shiftsOn } from '#tests/support/browser/checks/layoutShifts.ts'
import { holdCode } from '#tests/support/browser/code.ts'
import { createUser, signIn } from '#tests/support/browser/people/people.ts'
import { expect, test } from '#tests/support/browser/test.ts'

for (const width of [1280, 320])
  for (const path of ['/sign-in', '/sign-up'])
    test(
      `nothing on ${path} moves when its font arrives, ${width} px wide`,
      { tag: '@once' },
      async ({ page }) => {
        await page.setViewportSize({ width, height: 800 })
        await recordShifts(page)
        const release = await holdCode(page, '**/*.woff2')
        await page.goto(path, { waitUntil: 'commit' })
        await page.getByLabel('Email').pressSequentially('ada@example.com')
        await expect(page.getByLabel('Email')).toHaveValue('ada@example.com')
        expect(await hasFont(page)).toBe(false)
        release()
        await waitForFont(page)
        expect(await shiftsOn(page)).toEqual([])
      },
    )

test(
  'a signed-in page that is opened by its address has its font from the start',
  { tag: '@once' },
  async ({ page }) => {
    await signIn(page, await createUser())
    await page.goto('/account')
    await expect(page.getByRole('heading', { name: 'Profile' })).toBeVisible()
    const families = await page.evaluate(() => getComputedStyle(document.body).fontFamily)
    expect(families.split(',')[0]).toBe('"Geist Variable"')
  },
)
