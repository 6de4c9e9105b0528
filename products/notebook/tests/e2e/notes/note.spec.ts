import {
  expectStatus,
  goOffline,
  otherDevice,
  pasteIn,
  startNote,
  textIn,
  writeNote,
} from '#products/notebook/tests/support/browser/notePage.ts'
import { changeNote } from '#products/notebook/tests/support/browser/notes.ts'
import { checkInBothWindows } from '#tests/support/browser/checks/checkPage.ts'
import { signIn, createUser } from '#tests/support/browser/people/people.ts'
import { expect, test } from '#tests/support/browser/test.ts'

test(
  "typed text is saved automatically, is there after a reload, and names the tab on a person's own device only",
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

    await page.getByRole('link', { name: 'Gatehouse' }).click()
    await page.getByRole('button', { name: 'Store notes here' }).click()
    await page.getByRole('link', { name: /Winter/ }).click()
    await expect(page).toHaveTitle('Winter · Gatehouse')
    await page.getByLabel('Title', { exact: true }).fill('Spring')
    await expect(page).toHaveTitle('Spring · Gatehouse')
  },
)

test(
  'two devices get all that they edit in different places, and a copy of the same place, to decide',
  { tag: '@once' },
  async ({ browser, context, page }) => {
    test.slow()
    const person = await createUser()
    await signIn(page, person)
    const path = `/notes/${await writeNote(page, 'At seven, with Ada.\n\nBread\n', 'Dinner')}`
    const other = await otherDevice(browser, person, path)
    await goOffline(page)
    await textIn(page).fill('At seven, with Ada and Bob.\n\nBread\n')
    await expectStatus(page, 'Saved on this device')
    await textIn(other).fill('At seven, with Ada.\n\nBread and salt\n')
    await expectStatus(other, 'Saved')
    await context.setOffline(false)
    for (const one of [other, page]) {
      await expect(textIn(one)).toHaveValue('At seven, with Ada and Bob.\n\nBread and salt\n')
      await expectStatus(one, 'Saved')
    }

    await context.setOffline(true)
    await textIn(page).fill('At eight, with Ada.')
    await expectStatus(page, 'Saved on this device')
    await textIn(other).fill('At nine, with Ada.')
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
