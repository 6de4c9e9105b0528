import type { Page } from '@playwright/test'
import { expectStatus, textIn } from '#products/notebook/tests/support/browser/notePage.ts'
import { changeNote, createNotes } from '#products/notebook/tests/support/browser/notes.ts'
import { textsOnServer } from '#products/notebook/tests/support/browser/notesOnServer.ts'
import { goBack, goElsewhere, test } from '#tests/support/browser/backForwardCache.ts'
import { placesWithText } from '#tests/support/browser/device.ts'
import { confirmWith } from '#tests/support/browser/people/account.ts'
import { createUser, signIn, signOut, type Person } from '#tests/support/browser/people/people.ts'
import { expect } from '#tests/support/browser/test.ts'

const once = { tag: '@once' }

for (const device of ['another device', 'their own device'])
  test(
    `a note that comes back from the cache on ${device} has its text, and saves the next edit`,
    once,
    async ({ page }) => {
      const person = await createUser()
      const noteId = await openFirstNote(page, person, device === 'their own device')
      await typeAtEnd(page, ' in the reeds')
      await goElsewhere(page)
      expect(await goBack(page)).toBe('kept')
      await expect(textIn(page)).toHaveValue('A gray heron in the reeds')
      await typeAtEnd(page, ' at dawn')
      await expectStatus(page, 'Saved')
      expect(await textsOnServer(person)).toEqual(['A gray heron in the reeds at dawn'])

      await goElsewhere(page)
      await changeNote(person, noteId, { body: 'A gray heron on a roof' })
      expect(await goBack(page)).toBe('kept')
      await expect(textIn(page)).toHaveValue('A gray heron on a roof')
    },
  )

test(
  'another tab sends the edits of a page in the cache, which shows what was typed there until it signs out',
  once,
  async ({ context, page }) => {
    const person = await createUser()
    const noteId = await openFirstNote(page, person)
    await typeAtEnd(page, ' in the reeds')
    // On this device; the server may not have it yet.
    await expect(page.locator('[data-status]')).toHaveText(/^Saved/)
    await goElsewhere(page)

    const other = await context.newPage()
    await other.goto(`/notes/${noteId}`)
    await expect(textIn(other)).toHaveValue('A gray heron in the reeds')
    await typeAtEnd(other, ' at dawn')
    await expectStatus(other, 'Saved')
    expect(await textsOnServer(person)).toEqual(['A gray heron in the reeds at dawn'])

    await goBack(page)
    await expect(textIn(page)).toHaveValue('A gray heron in the reeds at dawn')
    await typeAtEnd(page, ', fishing')
    await expectStatus(page, 'Saved')
    await expect(textIn(other)).toHaveValue('A gray heron in the reeds at dawn, fishing')
    expect(await textsOnServer(person)).toEqual(['A gray heron in the reeds at dawn, fishing'])

    await goElsewhere(page)
    await signOut(other)
    await expect(other.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
    expect(await goBack(page)).toMatch(/^loaded anew/)
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
    expect(await placesWithText(page, 'A gray heron')).toEqual([])
  },
)

test(
  'a page from the cache notices that its device was signed out from another one',
  once,
  async ({ browser, page }) => {
    const person = await createUser()
    await openFirstNote(page, person)
    await goElsewhere(page)
    const device = await browser.newContext()
    const other = await device.newPage()
    await signIn(other, person, '/account/devices')
    await other.getByRole('button', { name: 'Sign out all: Other devices' }).click()
    await other
      .getByRole('dialog', { name: 'Sign out all other devices?' })
      .getByRole('button', { name: 'Sign out all others' })
      .click()
    await confirmWith(other, person.password)
    await expect(other.getByText('All other devices were signed out.')).toBeVisible()

    await goBack(page)
    await expect(
      page.getByRole('heading', {
        name: /^(You were signed out from another device|Please sign in again)$/,
      }),
    ).toBeVisible({ timeout: 5_000 })
    await expect(textIn(page)).toBeHidden()
    await device.close()
  },
)

async function openFirstNote(page: Page, person: Person, isStored = false): Promise<string> {
  const [noteId = ''] = await createNotes(person, [{ title: 'Heron', body: 'A gray heron' }])
  await signIn(page, person)
  await expect(page.getByRole('heading', { name: 'Notes', exact: true, level: 1 })).toBeVisible()
  if (isStored) {
    await page.getByRole('button', { name: 'Store notes here' }).click()
    // The first one takes over the page, and removes a page that it takes over from the cache.
    await expect
      .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state))
      .toBe('activated')
  }
  await page.getByRole('link', { name: /Heron/ }).click()
  await expect(textIn(page)).toHaveValue('A gray heron')
  return noteId
}

async function typeAtEnd(page: Page, words: string): Promise<void> {
  await textIn(page).press('Control+End')
  await textIn(page).pressSequentially(words)
}
