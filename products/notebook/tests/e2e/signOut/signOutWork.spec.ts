import type { Page } from '@playwright/test'
import { createNotes } from '#products/notebook/tests/support/browser/notes.ts'
import { notesOnServer } from '#products/notebook/tests/support/browser/notesOnServer.ts'
import { chooseArchive, openData, saveExport } from '#tests/support/browser/archives.ts'
import { checkPage } from '#tests/support/browser/checks/checkPage.ts'
import { goToAccount, signIn, signOut, createUser } from '#tests/support/browser/people/people.ts'
import { holdRequests } from '#tests/support/browser/servers/authServer.ts'
import { putFileOnServer } from '#tests/support/browser/servers/filesOnServer.ts'
import { expect, test } from '#tests/support/browser/test.ts'

const stops = 'Your export is still running. If you leave this page, it will be canceled'

test(
  'a person leaving an export by a link is asked, can stay, and gets the file',
  { tag: '@once' },
  async ({ page }) => {
    const goOn = await exportThatWaits(page)
    const link = page.getByRole('link', { name: 'Gatehouse', exact: true })
    await link.click()
    await expect(question(page)).toContainText(stops)
    await expect(stay(page)).toBeFocused()
    await checkPage(page)
    await page.keyboard.press('Escape')
    await expect(question(page)).toBeHidden()
    await expect(link).toBeFocused()
    expect(new URL(page.url()).pathname).toBe('/account/data')

    await link.click()
    await expect(question(page)).toBeVisible()
    await page.goBack()
    await expect(question(page)).toBeHidden()
    await link.click()
    await stay(page).click()
    await expect(page.getByText('Exporting files…')).toBeVisible()
    expect(new URL(page.url()).pathname).toBe('/account/data')
    const download = page.waitForEvent('download')
    goOn()
    await download
    await link.click()
    await expect(page.getByRole('link', { name: /Shopping/ })).toBeVisible()
  },
)

test(
  'a person going back from an export is asked each time, and confirming stops it',
  { tag: '@once' },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 600 })
    await exportThatWaits(page)
    await page.goBack()
    await expect(question(page)).toContainText(stops)
    await checkPage(page)
    await page.goBack()
    await expect(question(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(question(page)).toBeHidden()
    await expect(page.getByText('Exporting files…')).toBeVisible()
    expect(new URL(page.url()).pathname).toBe('/account/data')

    await page.goBack()
    await page.getByRole('button', { name: 'Stop and leave' }).click()
    await expect(page.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible()
    expect(new URL(page.url()).pathname).toBe('/account')
    await page.goForward()
    await expect(page.getByRole('button', { name: 'Export everything' })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible()
  },
)

test(
  'a person going forward from an import is asked, and the same file imports the rest',
  { tag: '@once' },
  async ({ page }) => {
    const ada = await createUser()
    await createNotes(ada, [{ title: 'Shopping', body: 'Milk' }])
    await signIn(page, ada)
    await openData(page)
    const archive = await saveExport(page)
    const bob = await createUser()
    await signOut(page)
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
    await signIn(page, bob)
    await openData(page)
    await goToAccount(page)
    await expect(page.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible()
    await page.goBack()
    await chooseArchive(page, archive)
    const { release } = await holdRequests(page, /\/documents:commit/)
    await page.getByRole('button', { name: 'Import', exact: true }).click()
    await expect(page.getByText('Importing…')).toBeVisible()
    await page.goForward()
    await expect(question(page)).toContainText('Your import is still running.')
    await page.getByRole('button', { name: 'Stop and leave' }).click()
    await expect(page.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible()

    release()
    await page.goBack()
    await chooseArchive(page, archive)
    await page.getByRole('button', { name: 'Import', exact: true }).click()
    await expect(page.getByText('Import complete.')).toBeVisible()
    expect((await notesOnServer(bob)).map(({ title }) => title)).toEqual(['Shopping'])
  },
)

/** Starts an export that waits for the bytes of a file. Returns a function that ends the wait. */
async function exportThatWaits(page: Page): Promise<() => void> {
  const ada = await createUser()
  const [noteId = ''] = await createNotes(ada, [{ title: 'Shopping', body: 'Milk' }])
  await putFileOnServer(ada, noteId, { name: 'list.txt', type: 'text/plain', bytes: 'one, two' })
  await signIn(page, ada)
  await goToAccount(page)
  await expect(page.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible()
  await openData(page)
  const { release, count } = await holdRequests(page, /alt=media/)
  await page.getByRole('button', { name: 'Export everything' }).click()
  await expect(page.getByText('Exporting files…')).toBeVisible()
  await expect.poll(count).toBe(1)
  return release
}

function question(page: Page) {
  return page.getByRole('dialog', { name: 'Leave this page?' })
}

function stay(page: Page) {
  return page.getByRole('button', { name: 'Stay', exact: true })
}
