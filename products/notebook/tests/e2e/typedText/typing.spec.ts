import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import {
  expectStatus,
  textIn,
  writeNote,
} from '#products/notebook/tests/support/browser/notePage.ts'
import { changeNote, readNote } from '#products/notebook/tests/support/browser/notes.ts'
import { signIn, createUser } from '#tests/support/browser/people/people.ts'
import { expect, test } from '#tests/support/browser/test.ts'

test.describe.configure({ retries: 0 })

test(
  'undo reverts only what was typed here, and redo restores just that',
  { tag: '@once' },
  async ({ page }) => {
    const person = await createUser()
    await signIn(page, person)
    const noteId = await writeNote(page, 'milk\n\nbread\n', 'List')
    const title = page.getByLabel('Title', { exact: true })
    await page.reload()
    await typeAfter(page, 'milk', ' and honey')
    await title.press('End')
    await page.keyboard.insertText(' two')
    await expectStatus(page, 'Saved')
    await changeNote(person, noteId, {
      title: 'Our List two',
      body: 'milk and honey\n\nbread and salt\n',
    })
    await expect(textIn(page)).toHaveValue('milk and honey\n\nbread and salt\n')
    await expect(title).toHaveValue('Our List two')

    await page.keyboard.press('ControlOrMeta+z')
    await expect(title).toHaveValue('Our List')
    await page.keyboard.press('ControlOrMeta+z')
    await expect(title).toHaveValue('Our List')
    await textIn(page).focus()
    await page.keyboard.press('ControlOrMeta+z')
    await expect(textIn(page)).toHaveValue('milk\n\nbread and salt\n')
    await page.keyboard.type('!')
    await expect(textIn(page)).toHaveValue('milk!\n\nbread and salt\n')
    await page.keyboard.press('ControlOrMeta+z')
    await page.keyboard.press('ControlOrMeta+z')
    await expect(textIn(page)).toHaveValue('milk\n\nbread and salt\n')
    await page.keyboard.press('ControlOrMeta+Shift+z')
    await page.keyboard.press('Control+y')
    await expect(textIn(page)).toHaveValue('milk!\n\nbread and salt\n')
    await expectStatus(page, 'Saved')
    expect(await readNote(person, noteId)).toMatchObject({
      title: 'Our List',
      body: 'milk!\n\nbread and salt\n',
    })
  },
)

test(
  'a letter typed before the next note is rendered is saved in the note where it was typed',
  { tag: '@once' },
  async ({ page }) => {
    const person = await createUser()
    await signIn(page, person)
    const noteId = await writeNote(page, 'milk')
    // In one task, so that the URL is already the next note's but its page isn't rendered.
    await textIn(page).evaluate((field: HTMLTextAreaElement, path) => {
      history.pushState({ isNew: true, pageOrigin: performance.timeOrigin }, '', path)
      field.value += 's'
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }, `/notes/${randomUUID()}`)
    await expect(textIn(page)).toHaveValue('')
    await expect.poll(async () => readNote(person, noteId)).toMatchObject({ body: 'milks' })
    await textIn(page).fill('bread')
    await expectStatus(page, 'Saved')
    expect(await readNote(person, noteId)).toMatchObject({ body: 'milks' })
  },
)

test("undo from the browser's menu works like the shortcut", { tag: '@once' }, async ({ page }) => {
  await signIn(page, await createUser())
  await writeNote(page, 'milk')
  await page.reload()
  await typeAfter(page, 'milk', ' and honey')
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', commands: ['undo'] })
  await expect(textIn(page)).toHaveValue('milk')
  await page.keyboard.press('Control+y')
  await expect(textIn(page)).toHaveValue('milk and honey')
  await expectStatus(page, 'Saved')
})

test(
  'text that arrives during composition waits for it and duplicates nothing',
  { tag: '@once' },
  async ({ page }) => {
    const person = await createUser()
    await signIn(page, person)
    const noteId = await writeNote(page, 'first\n\nbase')
    const devtools = await page.context().newCDPSession(page)
    const compose = (text: string) =>
      devtools.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      })
    await textIn(page).press('Control+End')
    await compose('か')
    await compose('かん')
    await expectStatus(page, 'Saved')
    await changeNote(person, noteId, { body: 'first of all\n\nbaseかん' })
    await expect(page.getByRole('link', { name: /first of all/ })).toBeVisible()
    await expect(textIn(page)).toHaveValue('first\n\nbaseかん')
    await compose('漢字')
    await devtools.send('Input.insertText', { text: '漢字' })
    await expect(textIn(page)).toHaveValue('first of all\n\nbase漢字')
    await expectStatus(page, 'Saved')
    expect(await readNote(person, noteId)).toMatchObject({ body: 'first of all\n\nbase漢字' })
    await page.keyboard.press('ControlOrMeta+z')
    await expect(textIn(page)).toHaveValue('first of all\n\nbase')
  },
)

/** Puts the caret after some words of the open note and types in one step, which a pause would split. */
async function typeAfter(page: Page, words: string, text: string): Promise<void> {
  await expect(textIn(page)).not.toHaveValue('')
  await textIn(page).evaluate((field: HTMLTextAreaElement, before) => {
    const place = field.value.indexOf(before) + before.length
    field.focus()
    field.setSelectionRange(place, place)
  }, words)
  await page.keyboard.insertText(text)
}
