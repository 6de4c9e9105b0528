import type { Page } from '@playwright/test'
import { leaveUnsyncedEdit } from '#products/notebook/tests/support/browser/leaveUnsyncedEdit.ts'
import { expectStatus, textIn } from '#products/notebook/tests/support/browser/notePage.ts'
import { changeNote, createNotes } from '#products/notebook/tests/support/browser/notes.ts'
import { rows } from '#products/notebook/tests/support/browser/notesList.ts'
import {
  storedSnapshots,
  pageSnapshotIn,
  storePage,
  openWithSnapshot,
  newUserWithStoredPage,
  shownSnapshots,
} from '#products/notebook/tests/support/browser/pageSnapshot.ts'
import { checkInBothWindows, checkPage } from '#tests/support/browser/checks/checkPage.ts'
import { holdCode, react } from '#tests/support/browser/code.ts'
import { storedNames, emptyDeviceState } from '#tests/support/browser/device.ts'
import { updateAccount } from '#tests/support/browser/people/owner.ts'
import { fillSignIn, signOut, createUser } from '#tests/support/browser/people/people.ts'
import { holdRequests } from '#tests/support/browser/servers/authServer.ts'
import { hangNotebook, openEmptyPage } from '#tests/support/browser/storage.ts'
import { expect, test } from '#tests/support/browser/test.ts'

const lookup = /accounts:lookup/
const form = { name: 'Welcome back' }

test(
  "the stored list appears before the app's code and is replaced by the app",
  { tag: '@once' },
  async ({ page }) => {
    await newUserWithStoredPage(page, [{ title: 'Milk' }, { title: 'Bread', pinned: true }])
    const release = await holdCode(page, react)
    await openWithSnapshot(page, '/')
    await expect(pageSnapshotIn(page).getByRole('link', { name: /Milk/ })).toBeVisible()
    await expect(pageSnapshotIn(page).getByText('From your last visit.')).toBeVisible()
    await checkInBothWindows(page)
    release()
    await expect(pageSnapshotIn(page)).toHaveCount(0)
    await expect(rows(page)).toHaveCount(2)
    await expect(page.getByRole('button', { name: 'Pin “Milk”' })).toBeAttached()
  },
)

test('nothing shifts when the app replaces the stored page', async ({ page }) => {
  const titles = Array.from({ length: 30 }, (_, index) => ({ title: `Note ${index}` }))
  await newUserWithStoredPage(page, titles)
  const { release } = await holdRequests(page, lookup)
  await openWithSnapshot(page, '/')
  const shifts = await watchShifts(page)
  const row = pageSnapshotIn(page).getByRole('link', { name: /Note 20/ })
  await row.scrollIntoViewIfNeeded()
  await row.focus()
  const before = await row.boundingBox()
  release()
  await expect(pageSnapshotIn(page)).toHaveCount(0)
  const link = page.getByRole('link', { name: /Note 20/ })
  await expect(link).toBeFocused()
  expect(await link.boundingBox()).toEqual(before)
  expect(await shifts()).toEqual([])
})

test(
  'nothing shifts while the server is silent, and when it answers',
  { tag: '@once' },
  async ({ page }) => {
    const titles = Array.from({ length: 30 }, (_, index) => ({ title: `Note ${index}` }))
    await newUserWithStoredPage(page, titles)
    const { release: answer } = await holdRequests(page, /Listen\/channel|documents:/)
    await openWithSnapshot(page, '/')
    const shifts = await watchShifts(page)
    const before = await pageSnapshotIn(page)
      .getByRole('link', { name: /Note 20/ })
      .boundingBox()
    const silence = page.getByText(/^Showing notes from your last visit/)
    await expect(silence).toBeInViewport()
    await expect(pageSnapshotIn(page)).toHaveCount(0)
    await checkPage(page)
    answer()
    await expect(silence).toBeHidden()
    expect(await page.getByRole('link', { name: /Note 20/ }).boundingBox()).toEqual(before)
    expect(await shifts()).toEqual([])
  },
)

test('a note can be read before it can be edited', { tag: '@once' }, async ({ page }) => {
  const person = await newUserWithStoredPage(page, [{ title: 'Heron', body: 'At the weir' }])
  await page.getByRole('link', { name: /Heron/ }).click()
  await expect(textIn(page)).toHaveValue('At the weir')
  const { pathname } = new URL(page.url())
  await expect.poll(() => storedSnapshots(page, person)).toEqual(['/', pathname])
  const release = await holdCode(page, react)
  await openWithSnapshot(page, pathname)
  const text = pageSnapshotIn(page).locator('textarea').last()
  await expect(text).toHaveValue('At the weir')
  await expect(text).toHaveAttribute('readonly')
  await text.click({ force: true })
  await page.keyboard.type('never')
  await expect(text).toHaveValue('At the weir')
  release()
  await expect(pageSnapshotIn(page)).toHaveCount(0)
  await expect(textIn(page)).toHaveValue('At the weir')
  await textIn(page).fill('At the weir, again')
  await expectStatus(page, 'Saved')
})

test(
  'after an edit, the next visit to the list shows it at once',
  { tag: '@once' },
  async ({ page }) => {
    const titles = Array.from({ length: 30 }, (_, index) => ({ title: `Note ${index}` }))
    const person = await newUserWithStoredPage(page, titles)
    await page.getByRole('link', { name: /Note 20/ }).click()
    await textIn(page).fill('At the mill')
    await expectStatus(page, 'Saved')
    const { pathname } = new URL(page.url())
    await expect.poll(() => storedSnapshots(page, person)).toEqual(['/', pathname])
    const { release } = await holdRequests(page, lookup)
    await openWithSnapshot(page, '/')
    const shifts = await watchShifts(page)
    const row = pageSnapshotIn(page).getByRole('link', { name: /Note 20.*At the mill/ })
    await expect(row).not.toHaveAttribute('aria-current')
    const heading = { name: 'Notes', level: 1 }
    const places = async (within: Pick<Page, 'getByRole'>) => [
      await within.getByRole('heading', heading).boundingBox(),
      await within.getByRole('link', { name: /Note 20/ }).boundingBox(),
    ]
    const before = await places(pageSnapshotIn(page))
    release()
    await expect(pageSnapshotIn(page)).toHaveCount(0)
    expect(await places(page)).toEqual(before)
    expect(await shifts()).toEqual([])
  },
)

test('a link in a stored page works', { tag: '@once' }, async ({ page }) => {
  await newUserWithStoredPage(page, [{ title: 'Heron', body: 'At the weir' }])
  const release = await holdCode(page, react)
  await openWithSnapshot(page, '/')
  await pageSnapshotIn(page).getByRole('link', { name: /Heron/ }).click()
  release()
  await expect(textIn(page)).toHaveValue('At the weir')
})

test('a change made elsewhere replaces the stored page', { tag: '@once' }, async ({ page }) => {
  const noteId = crypto.randomUUID()
  const person = await newUserWithStoredPage(page, [{ id: noteId, title: 'Milk' }])
  await openEmptyPage(page)
  await changeNote(person, noteId, { title: 'Oat milk' })
  const release = await holdCode(page, react)
  await openWithSnapshot(page, '/')
  release()
  await expect(rows(page).getByText('Oat milk')).toBeVisible()
  await expect(pageSnapshotIn(page)).toHaveCount(0)
})

test('a stored page never hides a later edit', { tag: '@once' }, async ({ page }) => {
  const person = await newUserWithStoredPage(page, [{ title: 'Milk' }])
  const restore = await leaveUnsyncedEdit(page, 'A gray heron')
  await expect.poll(() => storedSnapshots(page, person)).toEqual([])
  const release = await holdCode(page, react)
  await page.goto('/', { waitUntil: 'commit' })
  release()
  await expect(rows(page).getByText('A gray heron')).toBeVisible()
  expect(await shownSnapshots(page)).toEqual([])
  await restore()
})

test(
  'a session that has ended removes the stored pages and what they show',
  { tag: '@once' },
  async ({ page }) => {
    const person = await newUserWithStoredPage(page, [{ title: 'Milk' }])
    await updateAccount(person.email, { disableUser: true })
    const { release } = await holdRequests(page, lookup)
    await openWithSnapshot(page, '/')
    release()
    await expect(page.getByRole('heading', { name: /has been disabled/ })).toBeVisible()
    await expect(pageSnapshotIn(page)).toHaveCount(0)
    await expect.poll(() => storedSnapshots(page, person)).toEqual([])
  },
)

test(
  "the stored page is replaced by an error if Firebase doesn't respond",
  { tag: '@once' },
  async ({ page }) => {
    await newUserWithStoredPage(page, [{ title: 'Milk' }])
    const { release } = await holdRequests(page, lookup)
    await openWithSnapshot(page, '/')
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(pageSnapshotIn(page)).toHaveCount(0)
    release()
    await expect(rows(page)).toHaveCount(1)
  },
)

test('signing out removes the stored pages', { tag: '@once' }, async ({ page }) => {
  const person = await newUserWithStoredPage(page, [{ title: 'Milk' }])
  await signOut(page)
  await expect(page.getByRole('heading', form)).toBeVisible()
  expect(await storedSnapshots(page, person)).toEqual([])
  await page.goto('/')
  await expect(page.getByRole('heading', form)).toBeVisible()
  expect(await shownSnapshots(page)).toEqual([])
  const names = await storedNames(page)
  expect(names.databases).toEqual(emptyDeviceState.databases)
})

test(
  'the next person never sees the stored pages of the previous one',
  { tag: '@once' },
  async ({ page }) => {
    await newUserWithStoredPage(page, [{ title: 'Milk' }])
    const other = await createUser()
    await createNotes(other, [{ title: 'Bread' }])
    await signOut(page)
    await fillSignIn(page, other)
    await expect(rows(page)).toHaveCount(1)
    await page.getByRole('button', { name: 'Store notes here' }).click()
    await storePage(page, other)
    await page.reload()
    await expect(pageSnapshotIn(page)).toHaveCount(0)
    const seen = await shownSnapshots(page)
    expect(seen.length).toBeGreaterThan(0)
    expect(seen.filter((html) => html.includes('Milk'))).toEqual([])
  },
)

test('no stored page is shown at an address with a query', { tag: '@once' }, async ({ page }) => {
  await newUserWithStoredPage(page, [{ title: 'Milk' }])
  const { release } = await holdRequests(page, lookup)
  await page.goto('/?from=mail')
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  expect(await shownSnapshots(page)).toEqual([])
  release()
  await expect(rows(page)).toHaveCount(1)
})

test(
  'a person who stops storing notes on the device has no stored pages',
  { tag: '@once' },
  async ({ page }) => {
    const person = await newUserWithStoredPage(page, [{ title: 'Milk' }])
    await page.goto('/account/devices')
    await page.getByRole('button', { name: 'Stop storing notes here' }).click()
    await expect.poll(() => storedSnapshots(page, person)).toEqual([])
    await page.goto('/')
    await expect(rows(page)).toHaveCount(1)
    expect(await shownSnapshots(page)).toEqual([])
  },
)

test("a stored page that can't be read delays no page", { tag: '@once' }, async ({ page }) => {
  await newUserWithStoredPage(page, [{ title: 'Milk' }])
  await hangNotebook(page)
  await page.goto('/')
  await expect(rows(page)).toHaveCount(1)
  expect(await shownSnapshots(page)).toEqual([])
})

test(
  'a stored page shown in one tab disappears when the person signs out in another',
  { tag: '@once' },
  async ({ page, context }) => {
    await newUserWithStoredPage(page, [{ title: 'Milk' }])
    const other = await context.newPage()
    const release = await holdCode(other, react)
    await openWithSnapshot(other, '/')
    await signOut(page)
    await expect(pageSnapshotIn(other)).toHaveCount(0)
    await expect(page.getByRole('heading', form)).toBeVisible()
    release()
    await expect(other.getByRole('heading', form)).toBeVisible()
  },
)

/** Returns a function that lists the layout shifts since the call. */
async function watchShifts(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(async () => {
    // The font starts loading only after layout.
    await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
    await document.fonts.ready
    await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
    const moved: string[] = []
    Object.assign(globalThis, { moved })
    new PerformanceObserver((list) => {
      for (const { sources } of list.getEntries() as LayoutShift[])
        for (const { node } of sources) moved.push(node?.textContent ?? '')
    }).observe({ type: 'layout-shift' })
  })
  return () =>
    page.evaluate(async () => {
      await new Promise(requestAnimationFrame)
      await new Promise(requestAnimationFrame)
      return Reflect.get(globalThis, 'moved') as string[]
    })
}

type LayoutShift = PerformanceEntry & { sources: readonly { node: Node | null }[] }
