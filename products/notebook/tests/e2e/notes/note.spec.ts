import type { Request } from '@playwright/test'
import {
  expectStatus,
  goOffline,
  otherDevice,
  pasteIn,
  startNote,
  textIn,
  writeNote,
} from '#products/notebook/tests/support/browser/notePage.ts'
import { changeNote, readNote } from '#products/notebook/tests/support/browser/notes.ts'
import { checkInBothWindows, checkPage } from '#tests/support/browser/checks/checkPage.ts'
import { asksFor, waitForListener } from '#tests/support/browser/database.ts'
import { fillCount, idOf } from '#tests/support/browser/people/owner.ts'
import { signIn, createUser } from '#tests/support/browser/people/people.ts'
import { expect, test } from '#tests/support/browser/test.ts'

test(
  'typed text is saved automatically and is there after a reload',
  { tag: ['@once', '@quick'] },
  async ({ page }) => {
    await signIn(page, await createUser())
    await startNote(page)
    await page.keyboard.type('Winter')
    await page.keyboard.press('Enter')
    await page.keyboard.type('Snow on the gate.')
    await page.keyboard.press('ControlOrMeta+s')
    await expectStatus(page, 'Saved')
    await checkInBothWindows(page)
    await page.getByRole('article').getByRole('button', { name: 'Pin', exact: true }).click()
    await expectStatus(page, 'Saved')
    await page.reload()
    await expect(page.getByLabel('Text', { exact: true })).toHaveValue('Snow on the gate.')
    await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Winter')
    await expect(page.getByRole('button', { name: 'Unpin', exact: true })).toBeVisible()
    await expect(page).toHaveTitle('Note · Gatehouse')
  },
)

test(
  'an offline edit is stored on the device and saved once online',
  { tag: '@once' },
  async ({ context, page }) => {
    await signIn(page, await createUser())
    await writeNote(page, 'Platform 4', 'Train')
    await goOffline(page)
    await page.getByLabel('Text', { exact: true }).fill('Platform 7')
    await expectStatus(page, 'Saved on this device')
    await checkPage(page)
    await context.setOffline(false)
    await expectStatus(page, 'Saved')
    await page.reload()
    await expect(page.getByLabel('Text', { exact: true })).toHaveValue('Platform 7')
  },
)

test(
  'two devices edit different places of a note, and both get everything',
  { tag: '@once' },
  async ({ browser, context, page }) => {
    test.slow()
    const person = await createUser()
    await signIn(page, person)
    const path = `/notes/${await writeNote(page, 'milk\n\nbread\n', 'List')}`
    const other = await otherDevice(browser, person, path)
    await goOffline(page)
    await page.getByLabel('Text', { exact: true }).fill('milk and honey\n\nbread\n')
    await expectStatus(page, 'Saved on this device')
    await other.getByLabel('Text', { exact: true }).fill('milk\n\nbread and salt\n')
    await expectStatus(other, 'Saved')
    await context.setOffline(false)
    await expect(other.getByLabel('Text', { exact: true })).toHaveValue(
      'milk and honey\n\nbread and salt\n',
    )
    await expect(page.getByLabel('Text', { exact: true })).toHaveValue(
      'milk and honey\n\nbread and salt\n',
    )
    await other.context().close()
  },
)

test(
  'two devices edit the same place: a copy keeps the text, and the person decides',
  { tag: '@once' },
  async ({ browser, context, page }) => {
    test.slow()
    const person = await createUser()
    await signIn(page, person)
    const path = `/notes/${await writeNote(page, 'At seven, with Ada.', 'Dinner')}`
    const other = await otherDevice(browser, person, path)
    await goOffline(page)
    await page.getByLabel('Text', { exact: true }).fill('At eight, with Ada.')
    await expectStatus(page, 'Saved on this device')
    await other.getByLabel('Text', { exact: true }).fill('At nine, with Ada.')
    await expectStatus(other, 'Saved')
    await context.setOffline(false)
    await expect(page.getByRole('article').getByText('Conflicted copy')).toBeVisible()
    await expect(page).not.toHaveURL(path)
    await expect(page.getByLabel('Text', { exact: true })).toHaveValue('At eight, with Ada.')
    await expect(page.getByLabel('Text', { exact: true })).toBeFocused()
    await expectStatus(page, 'Saved')
    await checkInBothWindows(page)
    await page.getByRole('button', { name: 'Compare' }).click()
    const dialog = page.getByRole('dialog', { name: 'Compare versions' })
    await expect(dialog.getByRole('insertion')).toHaveText('eight,')
    await expect(dialog.getByRole('deletion')).toHaveText('nine,')
    const versions = dialog.getByRole('definition').filter({ hasText: /^Chrome on \w+$/ })
    await expect(versions).toHaveCount(2)
    await expect(dialog.getByText(/^The version you don’t keep moves to the trash/)).toBeVisible()
    await checkInBothWindows(page)
    await dialog.getByRole('button', { name: 'Keep this version' }).click()
    await expect(page).toHaveURL(path)
    await expect(page.getByLabel('Text', { exact: true })).toHaveValue('At eight, with Ada.')
    await expect(other.getByLabel('Text', { exact: true })).toHaveValue('At eight, with Ada.')
    await page.goto('/trash')
    await expect(page.getByText('At nine, with Ada.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Restore “Dinner”' })).toHaveCount(1)
    await other.context().close()
  },
)

test(
  'a new note is read from the server only after a reload, when another page may have stored it',
  { tag: '@once' },
  async ({ page }) => {
    const person = await createUser()
    const notes = `users/${await idOf(person.email)}/notes`
    await signIn(page, person)
    const requests: Request[] = []
    page.on('request', (request) => requests.push(request))
    const begin = async () => {
      await page.getByRole('button', { name: 'New note' }).first().click()
      await expect(textIn(page)).toHaveValue('')
      return `${notes}/${page.url().split('/').at(-1)}`
    }
    const saved = await begin()
    await textIn(page).fill('Snow on the gate.')
    await expectStatus(page, 'Saved')
    expect(requests.filter((request) => asksFor(request, saved))).toEqual([])
    const listening = waitForListener(page, await begin())
    await page.reload()
    await listening
    await expect(textIn(page)).toBeEditable()
  },
)

test(
  'Undo returns to a note that was open when it moved to the trash',
  { tag: '@once' },
  async ({ page }) => {
    const person = await createUser()
    await signIn(page, person)
    const id = await writeNote(page, 'Not so fast.', 'Old')
    await page.getByRole('button', { name: 'Move to trash', exact: true }).click()
    await expect(page).toHaveURL('/')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page).toHaveURL(`/notes/${id}`)
    await expect(page.getByLabel('Text', { exact: true })).toHaveValue('Not so fast.')
    await expect(page.getByLabel('Text', { exact: true })).toBeEditable()
    await expect.poll(async () => (await readNote(person, id))?.['isInTrash']).toBe(false)
  },
)

test(
  "the tab shows the note's title on a person's own device only",
  { tag: '@once' },
  async ({ page }) => {
    await signIn(page, await createUser())
    await writeNote(page, 'Snow on the gate.', 'Winter')
    await expect(page).toHaveTitle('Note · Gatehouse')
    await page.getByRole('link', { name: 'Gatehouse' }).click()
    await page.getByRole('button', { name: 'Store notes here' }).click()
    await page.getByRole('link', { name: /Winter/ }).click()
    await expect(page).toHaveTitle('Winter · Gatehouse')
    await page.getByLabel('Title', { exact: true }).fill('Spring')
    await expect(page).toHaveTitle('Spring · Gatehouse')
  },
)

test(
  "text that is too long isn't cut, and the excess is shown",
  { tag: '@once' },
  async ({ page }) => {
    await signIn(page, await createUser())
    await startNote(page)
    const text = page.getByLabel('Text', { exact: true })
    const most = 'gate '.repeat(40_000)
    await pasteIn(page, `${most}s`)
    await expect(page.getByRole('alert').getByText('is too long.')).toBeVisible()
    await expect(page.getByText('Shorten it by 1 character.')).toBeVisible()
    await expectStatus(page, 'Saved on this device')
    await page.reload()
    await expect(text).toHaveValue(`${most}s`)
    await expect(page.getByText('Shorten it by 1 character.')).toBeVisible()
    await text.press('Control+End')
    await text.press('Backspace')
    await expectStatus(page, 'Saved')
    await page.reload()
    await expect(text).toHaveValue(most)
  },
)

test(
  'a note that the server rejects keeps its text and can be retried',
  { tag: '@once' },
  async ({ page }) => {
    const person = await createUser()
    await signIn(page, person)
    await fillCount(person.email, 50)
    await startNote(page)
    await page.keyboard.type('One too many')
    await expectStatus(page, 'Couldn’t be saved')
    await expect(page.getByRole('alert').getByText('You’ve reached the limit of')).toBeVisible()
    await checkPage(page)
    await page.reload()
    await expect(page.getByLabel('Title', { exact: true })).toHaveValue('One too many')
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download' }).click()
    expect((await downloading).suggestedFilename()).toBe('One too many.md')
    await fillCount(person.email, 49)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expectStatus(page, 'Saved')
  },
)

test(
  'a note is as tall as its text in browsers without field-sizing',
  { tag: '@once' },
  async ({ page }) => {
    await page.route(/\.css$/, async (route) => {
      const response = await route.fetch()
      const body = (await response.text()).replace(/field-sizing:\s*content/g, 'field-sizing:fixed')
      await route.fulfill({ response, body })
    })
    await page.addInitScript(() => {
      CSS.supports = () => false
    })
    const person = await createUser()
    await signIn(page, person)
    const title = 'A long way from the weir to the mill '.repeat(3).trim()
    const noteId = await writeNote(page, 'A line of its own\n'.repeat(60), title)
    const fields = ['Title', 'Text'].map((name) => page.getByLabel(name, { exact: true }))
    const hidden = () =>
      Promise.all(
        fields.map((field) => field.evaluate((one) => one.scrollHeight - one.clientHeight)),
      )
    expect(await hidden()).toEqual([0, 0])
    await page.setViewportSize({ width: 320, height: 640 })
    await expect.poll(hidden).toEqual([0, 0])
    await changeNote(person, noteId, { title: `${title} ${title}`, body: 'Gone\n'.repeat(90) })
    await expect(textIn(page)).toHaveValue('Gone\n'.repeat(90))
    expect(await hidden()).toEqual([0, 0])
    await textIn(page).fill('Short')
    await expectStatus(page, 'Saved')
    expect(await hidden()).toEqual([0, 0])
  },
)
