import type { Page } from '@playwright/test'
import { textIn } from '#products/notebook/tests/support/browser/notePage.ts'
import { createNotes } from '#products/notebook/tests/support/browser/notes.ts'
import { openNotes, rows } from '#products/notebook/tests/support/browser/notesList.ts'
import { fillSignIn, signOut, createUser } from '#tests/support/browser/people/people.ts'
import { expect, test } from '#tests/support/browser/test.ts'

test(
  "a search query is in no URL of the history, and the next person doesn't find it",
  { tag: '@once' },
  async ({ page }) => {
    const person = await openNotes(page)
    await createNotes(person, [{ title: 'My illness' }, { title: 'Milk' }])
    await expect(rows(page)).toHaveCount(2)
    await page.getByRole('searchbox').pressSequentially('illness')
    await expect(rows(page)).toHaveCount(1)
    await rows(page).first().getByRole('link').click()
    await expect(textIn(page)).toBeVisible()
    await expect(page.getByRole('searchbox')).toHaveValue('illness')
    await page.goBack()
    await expect(rows(page)).toHaveCount(1)
    expect(await traces(page)).not.toContain('illness')
    await signOut(page)
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
    expect(await traces(page)).not.toContain('illness')
    await fillSignIn(page, await createUser())
    await expect(page.getByRole('searchbox')).toHaveValue('')
  },
)

test(
  'the keyboard walks and opens results, with the caret in the text of the opened note',
  { tag: ['@once', '@quick'] },
  async ({ page }) => {
    const person = await openNotes(page)
    await createNotes(person, [
      { title: 'Milk', body: 'two' },
      { title: 'Milkshake', body: 'one' },
      { title: 'Eggs' },
    ])
    await expect(rows(page)).toHaveCount(3)
    const field = page.getByRole('searchbox')
    const result = (place: number) => rows(page).nth(place).getByRole('link')
    await field.fill('milk')
    await expect(rows(page)).toHaveCount(2)
    await field.press('ArrowDown')
    await expect(result(0)).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(result(1)).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(result(1)).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    await expect(field).toBeFocused()
    await field.press('Enter')
    await expect(textIn(page)).toBeFocused()
    await expect(textIn(page)).toHaveValue('two')
    await result(1).press('Enter')
    await expect(textIn(page)).toHaveValue('one')
    await expect(textIn(page)).toBeFocused()
    await result(1).press('Enter')
    await expect(textIn(page)).toBeFocused()
    await page.reload()
    await expect(textIn(page)).toHaveValue('one')
    await expect(textIn(page)).not.toBeFocused()
  },
)

/** Everything the browser stores about this tab's history. */
async function traces(page: Page): Promise<string> {
  const client = await page.context().newCDPSession(page)
  const { entries } = await client.send('Page.getNavigationHistory')
  const state = await page.evaluate(() => JSON.stringify(history.state))
  return JSON.stringify([entries, state])
}
