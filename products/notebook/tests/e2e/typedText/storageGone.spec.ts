import type { Page } from '@playwright/test'
import {
  waitUntilAllSent,
  expectStatus,
  goOffline,
  pasteIn,
  rowsOnDevice,
  textIn,
  writeNote,
} from '#products/notebook/tests/support/browser/notePage.ts'
import { textsOnServer } from '#products/notebook/tests/support/browser/notesOnServer.ts'
import {
  fillSignIn,
  signIn,
  createUser,
  type Person,
} from '#tests/support/browser/people/people.ts'
import { deleteNotebook, slowNotebook } from '#tests/support/browser/storage.ts'
import { expect, test } from '#tests/support/browser/test.ts'

test.describe.configure({ retries: 0 })

test(
  'a full device shows a notice, stores nothing from the server, and recovers',
  { tag: '@once' },
  async ({ page, baseURL }) => {
    const origin = baseURL ?? ''
    const [many, others] = [
      `${'ü'.repeat(60)}\n`.repeat(2_600),
      `${'ö'.repeat(60)}\n`.repeat(2_600),
    ]
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 250_000 })
    const person = await createUser()
    await signIn(page, person)
    await writeNote(page, 'Before.')
    await goOffline(page)
    await pasteIn(page, many)
    await expectStatus(page, 'Not saved yet. Keep this page open.')
    await expect(page.getByText('This device is out of storage.')).toBeVisible()
    await page.context().setOffline(false)
    await expectStatus(page, 'Saved')
    expect(await textsOnServer(person)).toEqual([many])

    await devtools.send('Storage.overrideQuotaForOrigin', { origin })
    await page.context().setOffline(true)
    await pasteIn(page, others)
    await expectStatus(page, 'Saved on this device')
    await expect(page.getByText('This device is out of storage.')).toBeHidden()
    await page.context().setOffline(false)
    await expectStatus(page, 'Saved')
    await waitUntilAllSent(page, person)
    expect(await textsOnServer(person)).toEqual([others])
  },
)

test(
  'unsent edits in storage that another tab deletes are stored again by the open page',
  { tag: '@once' },
  async ({ page }) => {
    const person = await leaveWords(page)
    await deleteNotebook(page, person)
    await expect.poll(() => rowsOnDevice(page, person)).toBe(1)
    await expectStatus(page, 'Saved on this device')
    await textIn(page).fill('Waiting, and gone on with.')
    await expectStatus(page, 'Saved on this device')
    await page.context().setOffline(false)
    await expectStatus(page, 'Saved')
    await waitUntilAllSent(page, person)
    expect(await textsOnServer(person)).toEqual(['Waiting, and gone on with.'])
  },
)

test(
  'unsent edits in storage that responds late are shown and saved',
  { tag: '@once' },
  async ({ page }) => {
    const person = await leaveWords(page)
    const address = page.url()
    const next = await page.context().newPage()
    await page.close()
    const wake = await slowNotebook(next)
    await next.context().setOffline(false)
    await next.goto(address)
    await expect(next.getByText('This browser blocks storage.')).toBeVisible()
    await expect(textIn(next)).toHaveValue('Before.')
    await wake()
    await expect(textIn(next)).toHaveValue('Waiting.')
    await expectStatus(next, 'Saved')
    await waitUntilAllSent(next, person)
    expect(await textsOnServer(person)).toEqual(['Waiting.'])
  },
)

test(
  'an unsent edit survives when all storage is cleared, and is saved at the next sign-in',
  { tag: '@once' },
  async ({ page }) => {
    const person = await leaveWords(page)
    const devtools = await page.context().newCDPSession(page)
    const { origin } = new URL(page.url())
    await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
    await page.context().setOffline(false)
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
    await fillSignIn(page, person)
    await page.getByRole('link', { name: /Waiting\./ }).click()
    await expect(textIn(page)).toHaveValue('Waiting.')
    await expectStatus(page, 'Saved')
    await waitUntilAllSent(page, person)
    expect(await textsOnServer(person)).toEqual(['Waiting.'])
  },
)

/** Leaves an edit on the device that isn't on the server. */
async function leaveWords(page: Page): Promise<Person> {
  const person = await createUser()
  await signIn(page, person)
  await writeNote(page, 'Before.')
  await goOffline(page)
  await textIn(page).fill('Waiting.')
  await expectStatus(page, 'Saved on this device')
  return person
}
