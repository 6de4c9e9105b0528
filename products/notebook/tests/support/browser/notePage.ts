import { randomUUID } from 'node:crypto'
import { expect, type Browser, type Locator, type Page } from '@playwright/test'
import type { NewNoteState } from '#products/notebook/ui/NewNoteButton.tsx'
import { countRecordsByStore } from '#tests/support/browser/checks/countRecordsByStore.ts'
import { idOf } from '#tests/support/browser/people/owner.ts'
import { signIn, type Person } from '#tests/support/browser/people/people.ts'

/** The text field of the open note. */
export function textIn(page: Page): Locator {
  return page.getByLabel('Text', { exact: true })
}

/** Sets a text at once, as pasting does. Works for texts too long to type. */
export async function pasteIn(page: Page, text: string): Promise<void> {
  await textIn(page).evaluate((field: HTMLTextAreaElement, next) => {
    field.value = next
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }, text)
}

/** Opens a new note, as its button does. The person must be signed in. */
export async function startNote(page: Page, noteId: string = randomUUID()): Promise<string> {
  await page.evaluate((path) => {
    const state: NewNoteState = { isNew: true, pageOrigin: performance.timeOrigin }
    history.pushState(state, '', path)
  }, `/notes/${noteId}`)
  await expect(page.getByLabel('Title', { exact: true })).toBeFocused()
  return noteId
}

/** Opens an existing note without reloading the page. */
export async function openNote(page: Page, noteId: string, words: string): Promise<void> {
  await page.evaluate((path) => history.pushState(null, '', path), `/notes/${noteId}`)
  await expect(textIn(page)).toHaveValue(words)
}

/** Writes a new note and waits until the server has it. */
export async function writeNote(page: Page, words: string, title = ''): Promise<string> {
  const noteId = await startNote(page)
  await page.getByLabel('Title', { exact: true }).fill(title)
  await textIn(page).fill(words)
  await expectStatus(page, 'Saved')
  return noteId
}

/** Opens the same note of the same person on another device. */
export async function otherDevice(browser: Browser, person: Person, path: string): Promise<Page> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await signIn(page, person, path)
  await expect(textIn(page)).not.toHaveValue('')
  return page
}

type Status =
  | 'Saving…'
  | 'Saved'
  | 'Saved on this device'
  | 'Couldn’t be saved'
  | 'Not saved yet. Keep this page open.'

/** The save status of the open note. */
export function statusIn(page: Page): Locator {
  return page.locator('[data-status]')
}

/** Waits until the open note shows a save status. */
export async function expectStatus(page: Page, status: Status): Promise<void> {
  await expect(statusIn(page)).toHaveText(status)
}

/** Takes the browser offline once this device has the key that encrypts what it stores. */
export async function goOffline(page: Page): Promise<void> {
  const hasKey = async () =>
    Object.values(await countRecordsByStore(page)).some(({ keys = 0 }) => keys > 0)
  await expect.poll(hasKey).toBe(true)
  await page.context().setOffline(true)
}

/** Waits until this device has no unsent edits. */
export async function waitUntilAllSent(page: Page, person: Person): Promise<void> {
  await expect.poll(async () => rowsOnDevice(page, person)).toBe(0)
}

/** How many notes have unsent edits on this device. */
export async function rowsOnDevice(page: Page, { email }: Person): Promise<number> {
  const records = await countRecordsByStore(page)
  return records[`gatehouse-data-${await idOf(email)}`]?.['rows'] ?? 0
}
