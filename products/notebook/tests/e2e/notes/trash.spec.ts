import {
  countDocuments,
  countNotes,
  createNotes,
  readNote,
} from '#products/notebook/tests/support/browser/notes.ts'
import { openNotes, rows } from '#products/notebook/tests/support/browser/notesList.ts'
import { checkInBothWindows, checkPage } from '#tests/support/browser/checks/checkPage.ts'
import { expect, test } from '#tests/support/browser/test.ts'

test(
  'a note moved to the trash by keyboard is restored with Undo and from the trash',
  { tag: ['@once', '@quick'] },
  async ({ page }) => {
    const person = await openNotes(page)
    const ids = await createNotes(person, [
      { title: 'Milk' },
      { title: 'Eggs' },
      { title: 'Bread' },
    ])
    await expect(rows(page)).toHaveCount(3)
    await page.getByRole('button', { name: 'Move “Milk” to the trash' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText('Note moved to trash.')).toBeVisible()
    await expect(rows(page)).toHaveCount(2)
    await expect(rows(page).first().getByRole('link')).toBeFocused()
    await checkInBothWindows(page)
    await page.keyboard.press('ControlOrMeta+z')
    await expect(rows(page)).toHaveCount(3)
    await page.getByRole('button', { name: 'Move “Eggs” to the trash' }).click()
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await expect.poll(async () => (await readNote(person, ids[1] ?? ''))?.['isInTrash']).toBe(true)
    await page.getByRole('link', { name: 'Trash' }).click()
    await expect(page.getByRole('heading', { name: 'Trash', level: 1 })).toBeVisible()
    await expect(page.getByText('Deleted in 30 days')).toBeVisible()
    await page.getByRole('button', { name: 'Restore “Eggs”' }).click()
    await expect(page.getByText('The trash is empty.')).toBeVisible()
    await checkInBothWindows(page)
    await expect.poll(async () => (await readNote(person, ids[1] ?? ''))?.['isInTrash']).toBe(false)
  },
)

test(
  'a note is deleted after thirty days in the trash, which is emptied note by note, also after a failure',
  { tag: '@once' },
  async ({ context, page }) => {
    const person = await openNotes(page)
    const thrown = Array.from({ length: 8 }, (_, place) => ({
      title: `Old ${place}`,
      isInTrash: true,
      ageInDays: place === 7 ? 29 : 1,
    }))
    const overdue = { title: 'Long gone', isInTrash: true, ageInDays: 31 }
    await createNotes(person, [{ title: 'Stays' }, ...thrown, overdue])
    await page.goto('/trash')
    await expect.poll(() => countDocuments(person), { timeout: 15_000 }).toBe(9)
    await expect(page.getByText('Deleted in 29 days').first()).toBeVisible()
    await checkPage(page)
    await page.getByRole('button', { name: 'Delete permanently: “Old 3”' }).click()
    await expect(page.getByRole('dialog', { name: 'Delete “Old 3” permanently?' })).toBeVisible()
    await checkPage(page)
    await page.getByRole('button', { name: 'Keep it' }).click()
    await page.getByRole('button', { name: 'Delete permanently: “Old 3”' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete permanently' }).click()
    await expect(page.getByText('One note deleted.')).toBeVisible()
    expect(await countDocuments(person)).toBe(8)
    await page.getByRole('button', { name: 'Empty trash' }).click()
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Delete all' }).click()
    await expect(page.getByText('We can’t reach the server.').last()).toBeVisible()
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('7 notes deleted.')).toBeVisible()
    await expect(page.getByText('The trash is empty.')).toBeVisible()
    await expect.poll(() => countDocuments(person)).toBe(1)
    expect(await countNotes(person.email)).toBe(1)
  },
)
