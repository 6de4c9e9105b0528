import { expect, type Page } from '@playwright/test'
import { writeElsewhere } from '#bench/notebook/seedNotes.ts'
import type { SeededNote } from '#bench/notebook/seedNotes.ts'
import { pathOfNote } from '#products/notebook/paths.ts'
import { notesText, searchText } from '#products/notebook/text/notesText.ts'
import { noteText } from '#products/notebook/text/noteText.ts'

type Visitor = { page: Page; origin: string; uid: string; notes: readonly SeededNote[] }

/** One action of a person. */
export type Step = {
  what: string
  /** Preparation, not counted. */
  prepare?: (visitor: Visitor) => Promise<void>
  act: (visitor: Visitor) => Promise<void>
}

export const steps: readonly Step[] = [
  { what: 'First visit on a device', act: openNotes },
  { what: 'Returning visit', act: openNotes },
  { what: 'Opening a note', act: (visitor) => openNote(visitor, 0) },
  {
    what: 'Edit: one save',
    act: async ({ page }) => {
      await typeAt(page, 0, 'Edited. ')
      await waitUntilSaved(page)
    },
  },
  {
    what: 'Edit that is merged with one from elsewhere',
    prepare: (visitor) => openNote(visitor, 1),
    act: async ({ page, uid, notes }) => {
      await holdDelivery(page, async () => {
        await typeAt(page, 0, 'Mine. ')
        await writeElsewhere(uid, noteAt(notes, 1), (body) => `${body}Theirs.`)
      })
      await waitUntilSaved(page)
      await expect(page.locator('#note-body')).toHaveValue(/^Mine\..*Theirs\.$/s)
    },
  },
  {
    what: 'Edit that becomes a conflicted copy',
    prepare: (visitor) => openNote(visitor, 2),
    act: async ({ page, uid, notes }) => {
      await holdDelivery(page, async () => {
        await typeAt(page, 0, 'Mine')
        await writeElsewhere(uid, noteAt(notes, 2), (body) => `Theirs${body}`)
      })
      await page.waitForURL((url) => !url.pathname.endsWith(noteAt(notes, 2).id))
      await waitUntilSaved(page)
    },
  },
  {
    what: 'New note: first save',
    prepare: async ({ page }) => {
      await page.getByRole('button', { name: notesText.newNote }).first().click()
      await page.locator('#note-title').waitFor()
    },
    act: async ({ page }) => {
      await page.locator('#note-title').fill('A new note')
      await waitUntilSaved(page)
    },
  },
  {
    what: 'Move to the trash',
    prepare: openNotes,
    act: async ({ page, notes }) => {
      const row = page
        .getByRole('listitem')
        .filter({ has: page.locator(`a[href="${pathOfNote(noteAt(notes, 5).id)}"]`) })
        .first()
      await row.hover()
      await row.getByRole('button').last().click()
    },
  },
  {
    what: 'Search of all 100 notes',
    prepare: openNotes,
    act: searchAll,
  },
  // By then, the device has stored all notes.
  { what: 'The same search on a later visit', prepare: openNotes, act: search },
]

/** Steps on a device that isn't the person's own. */
export const stepsElsewhere: readonly Step[] = [
  { what: 'First visit on another device', act: openNotes },
  { what: 'Returning visit on another device', act: openNotes },
]

async function searchAll(visitor: Visitor): Promise<void> {
  await visitor.page.getByLabel(searchText.label).fill('gate')
  await visitor.page.getByRole('button', { name: searchText.searchAll }).click()
  await search(visitor)
}

async function search({ page }: Visitor): Promise<void> {
  await page.getByLabel(searchText.label).fill('gate')
  await page.getByText(searchText.inAll).first().waitFor()
}

async function openNotes({ page, origin }: Visitor): Promise<void> {
  await page.goto(origin)
  await page.getByRole('listitem').first().waitFor()
}

async function openNote({ page, notes }: Visitor, index: number): Promise<void> {
  await page.locator(`a[href="${pathOfNote(noteAt(notes, index).id)}"]`).click()
  await page.locator('#note-body').waitFor()
}

async function typeAt(page: Page, place: number, words: string): Promise<void> {
  const field = page.locator('#note-body')
  await field.focus()
  await field.evaluate((element: HTMLTextAreaElement, caret) => {
    element.setSelectionRange(caret, caret)
  }, place)
  await page.keyboard.insertText(words)
}

/** Holds back delivery, as between two retries. Listeners stay connected. */
async function holdDelivery(page: Page, work: () => Promise<void>): Promise<void> {
  const transactions = /\/documents:(?:batchGet|commit)/
  await page.route(transactions, (route) => route.abort('connectionreset'))
  await work()
  await page.getByText(noteText.onDevice, { exact: true }).waitFor()
  await page.unroute(transactions)
}

async function waitUntilSaved(page: Page): Promise<void> {
  await page.getByText(noteText.saved, { exact: true }).waitFor()
}

function noteAt(notes: readonly SeededNote[], index: number): SeededNote {
  const note = notes[index]
  if (!note) throw new Error(`There is no note ${index}.`)
  return note
}
