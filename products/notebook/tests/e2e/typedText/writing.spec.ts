import type { Locator, Page } from '@playwright/test'
import {
  expectStatus,
  startNote,
  textIn,
  writeNote,
} from '#products/notebook/tests/support/browser/notePage.ts'
import { readNote } from '#products/notebook/tests/support/browser/notes.ts'
import { checkPage } from '#tests/support/browser/checks/checkPage.ts'
import { signIn, createUser } from '#tests/support/browser/people/people.ts'
import { expect, test } from '#tests/support/browser/test.ts'

test.describe.configure({ retries: 0 })

test(
  'shortcuts make words bold and italic, lists continue, and undo reverts each step',
  { tag: '@once' },
  async ({ page }) => {
    const person = await createUser()
    await signIn(page, person)
    const noteId = await startNote(page)
    const text = textIn(page)
    await text.focus()
    await waitForKeys(page)
    await page.keyboard.type('- [x] milk')
    await page.keyboard.press('Enter')
    await page.keyboard.type('bread')
    await expect(text).toHaveValue('- [x] milk\n- [ ] bread')
    await page.keyboard.press('Control+Shift+ArrowLeft')
    await page.keyboard.press('ControlOrMeta+b')
    await page.keyboard.press('ControlOrMeta+i')
    await expect(text).toHaveValue('- [x] milk\n- [ ] ***bread***')
    await page.keyboard.press('ControlOrMeta+b')
    await expect(text).toHaveValue('- [x] milk\n- [ ] *bread*')
    expect(await selectedWords(page)).toBe('bread')

    await page.keyboard.press('ControlOrMeta+z')
    await expect(text).toHaveValue('- [x] milk\n- [ ] ***bread***')
    await page.keyboard.press('ControlOrMeta+z')
    await page.keyboard.press('ControlOrMeta+z')
    await expect(text).toHaveValue('- [x] milk\n- [ ] bread')
    await page.keyboard.press('ControlOrMeta+Shift+z')
    await expect(text).toHaveValue('- [x] milk\n- [ ] **bread**')

    await text.press('Control+End')
    await page.keyboard.press('Enter')
    await expect(text).toHaveValue('- [x] milk\n- [ ] **bread**\n- [ ] ')
    await page.keyboard.press('Enter')
    await page.keyboard.type('1. walls')
    await page.keyboard.press('Enter')
    await page.keyboard.type('roof')
    await page.keyboard.press('Shift+Enter')
    await page.keyboard.type('soon')
    const written = '- [x] milk\n- [ ] **bread**\n1. walls\n2. roof\nsoon'
    await expect(text).toHaveValue(written)
    await expectStatus(page, 'Saved')
    expect(await readNote(person, noteId)).toMatchObject({ body: written })
    for (const left of ['2. roof\n', '2. roof', '2. ', ''])
      await takeBackTo(page, `- [x] milk\n- [ ] **bread**\n1. walls${left && `\n${left}`}`)
  },
)

test(
  'the shortcuts ignore notes in the trash and input method composition',
  { tag: '@once' },
  async ({ page }) => {
    await signIn(page, await createUser())
    await writeNote(page, '- milk')
    const text = textIn(page)
    await waitForKeys(page)
    await text.press('Control+End')
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Input.imeSetComposition', {
      text: 'か',
      selectionStart: 1,
      selectionEnd: 1,
    })
    await devtools.send('Input.dispatchKeyEvent', {
      type: 'keyDown',
      key: 'Enter',
      code: 'Enter',
      windowsVirtualKeyCode: 229,
    })
    await expect(text).toHaveValue('- milkか')
    await devtools.send('Input.insertText', { text: '家' })
    await expect(text).toHaveValue('- milk家')
    await expectStatus(page, 'Saved')
    await page.getByRole('article').getByRole('button', { name: 'Move to trash' }).click()
    await expect(page).toHaveURL('/')
    await page.goBack()
    await expect(page.getByText('This note is in the trash.')).toBeVisible()
    await waitForKeys(page)
    await text.press('Control+a')
    await text.press('ControlOrMeta+b')
    await text.press('Enter')
    await expect(text).toHaveValue('- milk家')
  },
)

test(
  'a task is checked in the preview, by pointer and keyboard, and undone there and in the text',
  { tag: '@once' },
  async ({ page }) => {
    const person = await createUser()
    await signIn(page, person)
    const noteId = await writeNote(page, 'House:\n\n- [ ] the *gate*\n- [x] walls')
    const preview = page.getByRole('button', { name: 'Preview' })
    const gate = page.getByRole('checkbox', { name: 'the gate' })
    const walls = page.getByRole('checkbox', { name: 'walls' })
    await preview.click()
    await expect(walls).toBeChecked()
    expect(await isOnItsLine(walls)).toBe(true)
    await gate.click()
    await expect(gate).toBeChecked()
    await walls.focus()
    await page.keyboard.press('Space')
    await expect(walls).not.toBeChecked()
    await expect(walls).toBeFocused()
    await page.keyboard.press('ControlOrMeta+z')
    await expect(walls).toBeChecked()
    await expect(gate).toBeChecked()
    await page.keyboard.press('ControlOrMeta+Shift+z')
    await expect(walls).not.toBeChecked()
    await checkPage(page)
    await expectStatus(page, 'Saved')
    const done = 'House:\n\n- [x] the *gate*\n- [ ] walls'
    expect(await readNote(person, noteId)).toMatchObject({ body: done })
    await preview.click()
    await expect(textIn(page)).toHaveValue(done)
    await textIn(page).focus()
    await takeBackTo(page, 'House:\n\n- [x] the *gate*\n- [x] walls')
    await page.getByRole('article').getByRole('button', { name: 'Move to trash' }).click()
    await expect(page).toHaveURL('/')
    await page.goBack()
    await preview.click()
    await expect(gate).toBeChecked()
    await expect(gate).toBeDisabled()
  },
)

test(
  'a note prints its title and text, dark on white, without bars and lists',
  { tag: '@once' },
  async ({ page }) => {
    await signIn(page, await createUser())
    await writeNote(page, 'At the *weir*', 'Heron')
    await page.getByRole('button', { name: 'Preview' }).click()
    const words = page.getByRole('article').getByText('At the weir')
    await expect(words).toBeVisible()
    await expect(page.getByText('3 words')).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(words).toHaveCSS('color', 'rgb(0, 0, 0)')
    await expect(page.getByLabel('Title', { exact: true })).toHaveCSS('color', 'rgb(0, 0, 0)')
    await expect(page.getByRole('article')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
    for (const role of ['banner', 'navigation', 'button'] as const)
      await expect(page.getByRole(role)).toHaveCount(0)
    await expect(page.getByText('3 words')).toBeHidden()
  },
)

/** On a slow machine, one word can take several steps. */
async function takeBackTo(page: Page, words: string): Promise<void> {
  const text = textIn(page)
  for (let shown = await text.inputValue(); shown !== words; shown = await text.inputValue()) {
    await page.keyboard.press('ControlOrMeta+z')
    await expect(text).not.toHaveValue(shown)
  }
}

/** Until the code for Markdown is loaded, Enter inserts a plain line break. */
async function waitForKeys(page: Page): Promise<void> {
  await expect(textIn(page)).toHaveAttribute('aria-keyshortcuts', /Control\+B/)
}

function isOnItsLine(task: Locator): Promise<boolean> {
  return task.evaluate((box) => {
    const words = document.createRange()
    words.selectNodeContents(box.closest('li') ?? box)
    return words.getBoundingClientRect().height < 2 * box.getBoundingClientRect().height
  })
}

function selectedWords(page: Page): Promise<string> {
  return textIn(page).evaluate(({ value, selectionStart, selectionEnd }: HTMLTextAreaElement) =>
    value.slice(selectionStart, selectionEnd),
  )
}
