import { randomUUID } from 'node:crypto'
import { expect, type Browser, type Locator, type Page } from '@playwright/test'
import { signIn, type Person } from './people.ts'

/** Opens a new note, as the list does, and gives its address. */
export async function openNewNote(page: Page): Promise<string> {
  const path = `/notes/${randomUUID()}`
  await page.evaluate((to) => history.pushState({ isNew: true }, '', to), path)
  await expect(page.getByLabel('Title', { exact: true })).toBeFocused()
  return path
}

/** Writes a note, and waits until the server has it. */
export async function writeNote(page: Page, title: string, text: string): Promise<string> {
  const path = await openNewNote(page)
  await page.getByLabel('Title', { exact: true }).fill(title)
  await page.getByLabel('Text', { exact: true }).fill(text)
  await expectStatus(page, 'Saved')
  return path
}

/** What the editor says about where the words are. */
export async function expectStatus(page: Page, status: string): Promise<void> {
  await expect(page.getByRole('article').getByText(status, { exact: true })).toBeVisible()
}

/** The same person on another device, at the same note. */
export async function otherDevice(browser: Browser, person: Person, path: string): Promise<Page> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await signIn(page, person)
  await page.goto(path)
  await expect(page.getByLabel('Text', { exact: true })).not.toHaveValue('')
  return page
}

/** Puts a text into a field at once, as the clipboard does; typing a long one takes the browser minutes. */
export async function paste(field: Locator, text: string): Promise<void> {
  await field.focus()
  await field.evaluate((area: HTMLTextAreaElement, pasted) => {
    area.setRangeText(pasted, area.selectionStart, area.selectionEnd, 'end')
    area.dispatchEvent(new InputEvent('input', { bubbles: true }))
  }, text)
}
