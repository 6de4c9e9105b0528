import type { Page } from '@playwright/test'
import { leaveUnsyncedEdit } from '#products/notebook/tests/support/browser/leaveUnsyncedEdit.ts'
import { writeNote } from '#products/notebook/tests/support/browser/notePage.ts'
import { createNotes } from '#products/notebook/tests/support/browser/notes.ts'
import { checkPage } from '#tests/support/browser/checks/checkPage.ts'
import {
  storedNames,
  countEncryptedRecords,
  emptyDeviceState,
  placesWithText,
} from '#tests/support/browser/device.ts'
import { idOf, updateAccount } from '#tests/support/browser/people/owner.ts'
import { fillSignIn, signIn, signOut, createUser } from '#tests/support/browser/people/people.ts'
import { blockStorage, hangNotebook } from '#tests/support/browser/storage.ts'
import { expect, test } from '#tests/support/browser/test.ts'

const nothing = { keys: 0, rows: 0, cache: 0 }
const words = 'A gray heron in the reeds'
const text = 'Text'

test(
  'a session that ends by itself leaves encrypted edits for the same person only',
  { tag: '@once' },
  async ({ page }) => {
    const ada = await createUser()
    await createNotes(ada, [{ title: 'Milk' }])
    await signIn(page, ada)
    await page.getByRole('button', { name: 'Store notes here' }).click()
    const restore = await leaveUnsyncedEdit(page, words)
    await expect.poll(async () => (await countEncryptedRecords(page)).cache).toBeGreaterThan(0)
    await updateAccount(ada.email, { disableUser: true })
    await page.reload()
    await expect(
      page.getByRole('heading', { name: 'This account has been disabled' }),
    ).toBeVisible()
    expect(await countEncryptedRecords(page)).toEqual({ ...nothing, rows: 1 })
    expect(await placesWithText(page, 'eron')).toEqual([])
    await restore()

    await signIn(page, await createUser())
    expect(await placesWithText(page, 'eron')).toEqual([])
    expect(await countEncryptedRecords(page)).toMatchObject({ rows: 1 })
    await signOut(page)
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
    expect(await countEncryptedRecords(page)).toEqual({ ...nothing, rows: 1 })

    await updateAccount(ada.email, { disableUser: false })
    await fillSignIn(page, ada)
    await page.getByRole('link', { name: /Heron/ }).click()
    await expect(page.getByLabel(text, { exact: true })).toHaveValue(words)
  },
)

for (const [what, prevent] of [
  ['blocks', blockIndexedDB],
  ['does not answer from', hangNotebook],
] as const) {
  test(
    `a browser that ${what} IndexedDB shows a notice and saves online`,
    { tag: '@once' },
    async ({ page }) => {
      await prevent(page)
      await signIn(page, await createUser())
      await expect(page.getByText('This browser blocks storage.')).toBeVisible()
      await writeNote(page, words, 'Heron')
      await expect(page.getByText('Saved', { exact: true })).toBeVisible()
      await checkPage(page)
    },
  )
}

test(
  'notes are stored on a device only while its owner says that it is their own',
  { tag: '@once' },
  async ({ page }) => {
    const person = await createUser()
    await createNotes(person, [{ title: 'Milk' }])
    await signIn(page, person)
    await expect(page.getByRole('button', { name: 'Store notes here' })).toBeVisible()
    await checkPage(page)
    await page.getByRole('button', { name: 'Store notes here' }).click()
    await expect(page.getByText('Your notes are now stored on this device.')).toBeAttached()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await writeNote(page, words, 'Heron')
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
    await expect.poll(async () => (await countEncryptedRecords(page)).cache).toBeGreaterThan(0)
    await page.route(/google\.firestore/, (route) => route.abort('internetdisconnected'))
    await page.reload()
    await expect(page.getByLabel(text, { exact: true })).toHaveValue(words)
    await page.goto('/account/devices')
    await page.getByRole('button', { name: 'Stop storing notes here' }).click()
    await expect(page.getByText('Only unsaved changes')).toBeVisible()
    await expect.poll(() => countEncryptedRecords(page)).toEqual({ ...nothing, keys: 1 })
  },
)

test(
  "a shared computer asks no question, stores nothing, and removes what it stored as a person's own",
  { tag: '@once' },
  async ({ page }) => {
    const ada = await createUser()
    await createNotes(ada, [{ title: 'Milk' }])
    await signIn(page, ada)
    await page.getByRole('button', { name: 'Store notes here' }).click()
    const trusted = `trusted-device-${await idOf(ada.email)}`
    expect((await storedNames(page)).local).toContain(trusted)
    await signOut(page)
    await page.getByLabel('This is a shared computer').check()
    await fillSignIn(page, ada)
    await expect(page.getByText(/^This is a shared computer, so/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Store notes here' })).toHaveCount(0)
    await writeNote(page, words, 'Heron')
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
    expect(await countEncryptedRecords(page)).toEqual(nothing)
    expect((await storedNames(page)).local).toEqual(['theme', trusted])
    await signOut(page)
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
    expect(await storedNames(page)).toEqual({ ...emptyDeviceState, session: ['shared-computer'] })
  },
)

async function blockIndexedDB(page: Page): Promise<void> {
  await blockStorage(page, ['indexedDB'])
}
