import { textIn } from '#products/notebook/tests/support/browser/notePage.ts'
import { checkInBothWindows } from '#tests/support/browser/checks/checkPage.ts'
import { signIn, createUser } from '#tests/support/browser/people/people.ts'
import { expect, test } from '#tests/support/browser/test.ts'

test(
  '? lists the shortcuts and n starts a note, except while typing',
  { tag: '@once' },
  async ({ page }) => {
    await signIn(page, await createUser())
    await expect(page.getByRole('button', { name: 'New note' }).first()).not.toHaveAttribute(
      'aria-disabled',
    )
    const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    await expect(async () => {
      await page.keyboard.press('?')
      await expect(list).toBeVisible({ timeout: 500 })
    }).toPass()
    await expect(list.getByRole('term')).toHaveText([
      'New note',
      'Search your notes',
      'Bold',
      'Italic',
      'Save now',
      'Undo the last change',
      'Show this list',
    ])
    await checkInBothWindows(page)
    await page.keyboard.press('n')
    await page.keyboard.press('Escape')
    await expect(list).toBeHidden()
    await expect(page).toHaveURL('/')

    await page.getByLabel('Search your notes').fill('')
    await page.keyboard.type('n?')
    await expect(page.getByLabel('Search your notes')).toHaveValue('n?')
    await page.getByLabel('Search your notes').fill('')
    await page.getByLabel('Search your notes').blur()
    await page.keyboard.press('n')
    await expect(textIn(page)).toBeVisible()
  },
)
