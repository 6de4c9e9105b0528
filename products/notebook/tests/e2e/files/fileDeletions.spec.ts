import { expectFile, filesOf } from '#products/notebook/tests/support/browser/filesOfNote.ts'
import { writeNote } from '#products/notebook/tests/support/browser/notePage.ts'
import { signIn, createUser } from '#tests/support/browser/people/people.ts'
import { putFileOnServer, storedFiles } from '#tests/support/browser/servers/filesOnServer.ts'
import { expect, test } from '#tests/support/browser/test.ts'
import { pixel } from '#tests/support/pictures.ts'

test(
  'a second tab hides a deleted file until Undo, and a file is deleted even if its page is reloaded first',
  { tag: '@once' },
  async ({ context, page }) => {
    const person = await createUser()
    await signIn(page, person)
    const noteId = await writeNote(page, 'The gate and its wall.', 'Plans')
    await putFileOnServer(person, noteId, { name: 'gate.png', type: 'image/png', bytes: pixel })
    await putFileOnServer(person, noteId, { name: 'wall.txt', type: 'text/plain', bytes: 'wall' })
    const other = await context.newPage()
    await other.goto(`/notes/${noteId}`)
    await expectFile(other, 'wall.txt')
    await page.bringToFront()
    await filesOf(page).getByRole('button', { name: 'Delete “wall.txt”' }).click()
    await expect(filesOf(other).getByRole('listitem')).toHaveCount(1)
    // Use the keyboard: another click in the same place would count as a double click.
    await filesOf(page).getByRole('button', { name: 'Undo' }).press('Enter')
    await expectFile(other, 'wall.txt')
    expect((await storedFiles(person)).usage.count).toBe(2)
    await other.close()

    await filesOf(page).getByRole('button', { name: 'Delete “gate.png”' }).click()
    await expect(filesOf(page).getByRole('button', { name: 'Undo' })).toBeVisible()
    await page.reload()
    await expectFile(page, 'wall.txt')
    await expect(filesOf(page).getByRole('listitem')).toHaveCount(1)
    await expect
      .poll(() => storedFiles(person))
      .toEqual({
        records: [{ name: 'wall.txt', state: 'stored', attachedTo: noteId }],
        usage: { count: 1, bytes: 4 },
        objects: 1,
      })
  },
)
