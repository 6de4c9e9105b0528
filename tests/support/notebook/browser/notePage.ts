import { randomUUID } from 'node:crypto'
import { expect, type Browser, type Locator, type Page } from '@playwright/test'
import { idOf } from '#tests/support/browser/owner.ts'
import { signIn, type Person } from '#tests/support/browser/people.ts'
import { recordsHere } from '#tests/support/browser/recordsHere.ts'

/** The text of the note that is open. */
export function textIn(page: Page): Locator {
  return page.getByLabel('Text', { exact: true })
}

/** Puts a text in at once, as pasting does; also one that is too long to be typed. */
export async function pasteIn(page: Page, text: string): Promise<void> {
  await textIn(page).evaluate((field: HTMLTextAreaElement, next) => {
    field.value = next
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }, text)
}

/** Opens the page of a new note, as the button for it does; the page must be one of a member. */
export async function startNote(page: Page): Promise<string> {
  const noteId = randomUUID()
  await page.evaluate((path) => history.pushState({ isNew: true }, '', path), `/notes/${noteId}`)
  await expect(page.getByLabel('Title', { exact: true })).toBeFocused()
  return noteId
}

/** Opens a note that is there, without loading the page anew. */
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

/** The same person on another device, at the same note. */
export async function otherDevice(browser: Browser, person: Person, path: string): Promise<Page> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await signIn(page, person)
  await page.goto(path)
  await expect(textIn(page)).not.toHaveValue('')
  return page
}

type Status =
  | 'Saving…'
  | 'Saved'
  | 'Saved on this device'
  | 'Couldn’t be saved'
  | 'Not saved yet. Keep this page open.'

/** Waits until the open note says where its words are. */
export async function expectStatus(page: Page, status: Status): Promise<void> {
  await expect(page.locator('[data-status]')).toHaveText(status, { timeout: 20_000 })
}

/** Waits until nothing on this device waits for the server any more. */
export async function expectNothingWaits(page: Page, person: Person): Promise<void> {
  await expect.poll(async () => rowsOnDevice(page, person)).toBe(0)
}

/** How many notes have words on this device that are not known to be on the server. */
export async function rowsOnDevice(page: Page, { email }: Person): Promise<number> {
  const records = await recordsHere(page)
  return records[`gatehouse-data-${await idOf(email)}`]?.['rows'] ?? 0
}
