import {
  waitUntilAllSent,
  expectStatus,
  pasteIn,
  startNote,
  textIn,
} from '#products/notebook/tests/support/browser/notePage.ts'
import { notesOnServer } from '#products/notebook/tests/support/browser/notesOnServer.ts'
import { signIn, createUser } from '#tests/support/browser/people/people.ts'
import { expect, test } from '#tests/support/browser/test.ts'

const hostile = [
  `<img src=x onerror="document.title='taken'">`,
  '__proto__ constructor toString',
  '\u202Egnp.eton\u202C',
  'a\u0000b',
  '[press](javascript:alert(1)) <javascript:alert(1)>',
  '(a+)+$ .* [ \\',
  '👩‍👩‍👧‍👦 Z̷a̷l̷g̷o̷',
].join('\n')
const longest = `${'😀a'.repeat(33)}\n`.repeat(2_000)

test(
  'text that looks like code stays text, half an emoji is replaced, and the longest text is saved in full',
  { tag: '@once' },
  async ({ page }) => {
    const person = await createUser()
    await signIn(page, person)
    const noteId = await startNote(page)
    const title = hostile.replaceAll('\n', ' ')
    await page.getByLabel('Title', { exact: true }).fill(title)
    await textIn(page).fill(hostile)
    await expectStatus(page, 'Saved')
    const note = { id: noteId, pinned: false, isInTrash: false, conflictOf: null }
    expect(await notesOnServer(person)).toMatchObject([{ ...note, title, body: hostile }])

    await page.getByRole('button', { name: 'Preview' }).click()
    await expect(page.getByText('__proto__ constructor').last()).toBeVisible()
    await expect(page.locator('img, a[href^="javascript"]')).toHaveCount(0)
    await page.getByRole('button', { name: 'Preview' }).click()

    const search = page.getByLabel('Search your notes')
    const paragraph = page.getByRole('paragraph')
    for (const words of ['<img', '__proto__', 'constructor', 'gnp.eton', '(a+)+$', '[ \\', '👩‍👩']) {
      await search.fill(words)
      await expect(paragraph.filter({ hasText: 'One note found' })).toBeVisible()
    }
    await search.fill('hasOwnProperty')
    await expect(paragraph.filter({ hasText: 'No notes found' })).toBeVisible()
    await search.fill('')

    await pasteIn(page, 'Half \uD83D an emoji.')
    await expectStatus(page, 'Saved')
    await waitUntilAllSent(page, person)
    expect(await notesOnServer(person)).toMatchObject([{ body: 'Half \uFFFD an emoji.' }])

    await pasteIn(page, longest)
    await expectStatus(page, 'Saved')
    await page.reload()
    await expect(textIn(page)).toHaveValue(longest)
    await waitUntilAllSent(page, person)
    expect(await notesOnServer(person)).toMatchObject([{ ...note, title, body: longest }])
    expect(await page.title()).not.toBe('taken')
  },
)
