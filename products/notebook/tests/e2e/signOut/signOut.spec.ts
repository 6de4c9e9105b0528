import { leaveUnsyncedEdit } from '#products/notebook/tests/support/browser/leaveUnsyncedEdit.ts'
import { writeNote } from '#products/notebook/tests/support/browser/notePage.ts'
import { createNotes } from '#products/notebook/tests/support/browser/notes.ts'
import { checkInBothWindows } from '#tests/support/browser/checks/checkPage.ts'
import { readStore, journal, writeStore } from '#tests/support/browser/checks/readStore.ts'
import { countEncryptedRecords, placesWithText } from '#tests/support/browser/device.ts'
import { fillSignIn, signIn, signOut, createUser } from '#tests/support/browser/people/people.ts'
import { expect, test } from '#tests/support/browser/test.ts'

const nothing = { keys: 0, rows: 0, cache: 0 }
const words = 'A gray heron in the reeds'

test('unsent edits are kept for their author only', { tag: '@once' }, async ({ page }) => {
  const ada = await createUser()
  await signIn(page, ada)
  const restore = await leaveUnsyncedEdit(page, words)
  await signOut(page)
  const dialog = page.getByRole('dialog', { name: 'Not everything is saved yet' })
  await expect(dialog.getByRole('listitem')).toHaveText(['Heron'])
  await checkInBothWindows(page)
  await dialog.getByRole('button', { name: 'Stay signed in' }).click()
  await expect(page.getByLabel('Text', { exact: true })).toHaveValue(words)

  const address = new URL(page.url()).pathname
  await signOut(page)
  await dialog.getByRole('button', { name: 'Keep them on this device and sign out' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  expect(await countEncryptedRecords(page)).toEqual({ ...nothing, rows: 1 })
  expect(await placesWithText(page, 'heron')).toEqual([])
  await expect(page).toHaveURL('/sign-in')
  await restore()

  await signIn(page, await createUser())
  await page.goto(address)
  await expect(page.getByText('Note not found')).toBeVisible()
  expect(await placesWithText(page, 'heron')).toEqual([])
  expect(await countEncryptedRecords(page)).toMatchObject({ rows: 1 })
  await signOut(page)
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()

  await fillSignIn(page, ada)
  await page.getByRole('link', { name: /Heron/ }).click()
  await expect(page.getByLabel('Text', { exact: true })).toHaveValue(words)
  await expect.poll(() => countEncryptedRecords(page)).toEqual({ ...nothing, keys: 1 })
})

test(
  'unsent edits are discarded only after a confirmation, and then nothing is left',
  { tag: '@once' },
  async ({ page }) => {
    const ada = await createUser()
    await signIn(page, ada)
    const restore = await leaveUnsyncedEdit(page, words)
    await signOut(page)
    await page.getByRole('button', { name: 'Discard and sign out' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.getByLabel('Yes, discard these changes').check()
    await page.getByRole('button', { name: 'Discard and sign out' }).click()
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
    expect(await countEncryptedRecords(page)).toEqual(nothing)
    await expect.poll(() => readStore(page, journal)).toEqual({})
    await restore()
    await fillSignIn(page, ada)
    await page.getByRole('link', { name: /Heron|At the weir/ }).click()
    await expect(page.getByLabel('Text', { exact: true })).toHaveValue('At the weir')
  },
)

test(
  'a person without unsent edits signs out without a question and leaves nothing behind',
  { tag: ['@once', '@quick'] },
  async ({ page }) => {
    const person = await createUser()
    await createNotes(person, [{ title: 'Milk' }])
    await signIn(page, person)
    await page.getByRole('button', { name: 'Store notes here' }).click()
    await writeNote(page, words, 'Heron')
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
    await expect.poll(async () => (await countEncryptedRecords(page)).cache).toBeGreaterThan(0)
    expect(await placesWithText(page, words)).toEqual(['page', 'field'])
    await signOut(page)
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
    expect(await countEncryptedRecords(page)).toEqual(nothing)
    expect(await placesWithText(page, 'heron')).toEqual([])
  },
)

test(
  'a page killed during sign-out is cleaned up at the next start, before anything is shown',
  { tag: '@once' },
  async ({ page }) => {
    await signIn(page, await createUser())
    await leaveUnsyncedEdit(page, words)
    const [mark = ''] = Object.keys(await readStore(page, journal))
    const halfDone = JSON.stringify({ discard: [], isOver: false })
    await writeStore(page, journal, { [mark]: { v: 1, value: halfDone } })
    await page.addInitScript(() => {
      const look = new MutationObserver(() => {
        if (!document.querySelector('#root > *')) return
        look.disconnect()
        const opening = indexedDB.open('gatehouse-journal')
        opening.addEventListener('upgradeneeded', () => opening.transaction?.abort())
        opening.addEventListener('success', () => {
          const counting = opening.result.transaction('entries').objectStore('entries').count()
          counting.addEventListener('success', () => {
            document.documentElement.dataset['marks'] = String(counting.result)
          })
        })
      })
      look.observe(document, { childList: true, subtree: true })
    })
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('data-marks', '0')
    expect(await countEncryptedRecords(page)).toEqual({ ...nothing, rows: 1 })
  },
)
