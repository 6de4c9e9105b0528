import { writeNote } from '#products/notebook/tests/support/browser/notePage.ts'
import { checkPage } from '#tests/support/browser/checks/checkPage.ts'
import { layOutFromRight } from '#tests/support/browser/checks/rightToLeft.ts'
import { signIn, createUser } from '#tests/support/browser/people/people.ts'
import { expect, test } from '#tests/support/browser/test.ts'

test(
  'in a right-to-left language, the back icon points right, and each paragraph has its own direction',
  { tag: '@once' },
  async ({ context, page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await layOutFromRight(context)
    await signIn(page, await createUser())
    await writeNote(page, 'Snow on the gate.\n\nثلج على البوابة.\n\n- واحد\n- two', 'Winter')
    await checkPage(page)
    const back = page.getByRole('link', { name: 'All notes' })
    await expect(back.locator('svg')).toHaveCSS('scale', '-1 1')

    await page.getByRole('button', { name: 'Preview' }).click()
    const article = page.getByRole('article')
    await expect(article.getByText('Snow on the gate.')).toHaveCSS('direction', 'ltr')
    await expect(article.getByText('ثلج على البوابة.')).toHaveCSS('direction', 'rtl')
    await expect(article.getByRole('list')).toHaveCSS('direction', 'rtl')
    await checkPage(page)

    await back.click()
    const winter = page.getByRole('link', { name: /^Winter/ })
    await expect(winter.getByText('Winter', { exact: true })).toHaveCSS('direction', 'ltr')
    await checkPage(page)
  },
)
