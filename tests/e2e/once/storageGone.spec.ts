import type { Page } from '@playwright/test'
import {
  expectNothingWaits,
  expectStatus,
  rowsOnDevice,
  textIn,
  writeNote,
} from '#tests/support/browser/notePage.ts'
import { textsOnServer } from '#tests/support/browser/notesOnServer.ts'
import { idOf } from '#tests/support/browser/owner.ts'
import { signIn, somebodyWithAccount, type Person } from '#tests/support/browser/people.ts'
import { expect, test } from '#tests/support/browser/test.ts'

test('a full device says so, keeps nothing from the server, and heals', async ({ page }) => {
  const person = await somebodyWithAccount()
  await signIn(page, person)
  await writeNote(page, 'Before.')
  const setQuota = await quotaOf(page)
  await setQuota(1)
  await page.context().setOffline(true)
  await textIn(page).fill('Too much for the disk.')
  await expectStatus(page, 'Not saved yet. Keep this page open.')
  await expect(page.getByText('This device is full.')).toBeVisible()
  await page.context().setOffline(false)
  await expectStatus(page, 'Saved')
  expect(await textsOnServer(person)).toEqual(['Too much for the disk.'])

  await setQuota(null)
  await page.context().setOffline(true)
  await textIn(page).fill('Room again.')
  await expectStatus(page, 'Saved on this device')
  await expect(page.getByText('This device is full.')).toBeHidden()
  await page.context().setOffline(false)
  await expectStatus(page, 'Saved')
  await expectNothingWaits(page, person)
  expect(await textsOnServer(person)).toEqual(['Room again.'])
})

for (const [deed, take] of [
  ['deleted by another tab', deleteDatabase],
  ['cleared by the browser', clearStorage],
] as const) {
  test(`what waits in a storage that is ${deed} is kept again by the open page`, async ({
    page,
  }) => {
    const person = await somebodyWithAccount()
    await signIn(page, person)
    await writeNote(page, 'Before.')
    await page.context().setOffline(true)
    await textIn(page).fill('Waiting.')
    await expectStatus(page, 'Saved on this device')
    await take(page, person)
    await expect.poll(() => rowsOnDevice(page, person)).toBe(1)
    await expectStatus(page, 'Saved on this device')
    await textIn(page).fill('Waiting, and gone on with.')
    await expectStatus(page, 'Saved on this device')
    await page.context().setOffline(false)
    await expectStatus(page, 'Saved')
    await expectNothingWaits(page, person)
    expect(await textsOnServer(person)).toEqual(['Waiting, and gone on with.'])
  })
}

async function quotaOf(page: Page): Promise<(bytes: number | null) => Promise<void>> {
  const devtools = await page.context().newCDPSession(page)
  const { origin } = new URL(page.url())
  return async (quotaSize) => {
    await devtools.send('Storage.overrideQuotaForOrigin', {
      origin,
      ...(quotaSize !== null && { quotaSize }),
    })
  }
}

async function deleteDatabase(page: Page, { email }: Person): Promise<void> {
  await page.evaluate(
    (name) =>
      new Promise((resolve) => {
        indexedDB.deleteDatabase(name).addEventListener('success', resolve)
      }),
    `gatehouse-notes-${await idOf(email)}`,
  )
}

async function clearStorage(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  const { origin } = new URL(page.url())
  await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb' })
}
