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
import { passTime } from '#tests/support/browser/passTime.ts'
import { updateAccount } from '#tests/support/browser/people/owner.ts'
import { fillSignIn, signOut, createUser } from '#tests/support/browser/people/people.ts'
import { holdRequests } from '#tests/support/browser/servers/authServer.ts'
import { openEmptyPage } from '#tests/support/browser/storage.ts'
import { expect, test } from '#tests/support/browser/test.ts'

const lookup = /accounts:lookup/
const form = { name: 'Welcome back' }

test(
  "the stored list appears before the app's code, and the app replaces it with what has changed",
  { tag: '@once' },
  async ({ page }) => {
    const noteId = crypto.randomUUID()
    const person = await newUserWithStoredPage(page, [
      { id: noteId, title: 'Milk' },
      { title: 'Bread', pinned: true },
    ])
    await openEmptyPage(page)
    await changeNote(person, noteId, { title: 'Oat milk' })
    const release = await holdCode(page, react)
    await openWithSnapshot(page, '/')
    await expect(pageSnapshotIn(page).getByRole('link', { name: /^Milk/ })).toBeVisible()
    await expect(pageSnapshotIn(page).getByText('From your last visit.')).toBeVisible()
    await checkInBothWindows(page)
    release()
    await expect(rows(page).getByText('Oat milk')).toBeVisible()
    await expect(pageSnapshotIn(page)).toHaveCount(0)
    await expect(rows(page)).toHaveCount(2)
    await expect(page.getByRole('button', { name: 'Pin “Oat milk”' })).toBeAttached()
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
  'nothing shifts while the server is silent, when it answers, and on the next visit after an edit',
  { tag: '@once' },
  async ({ page }) => {
    const titles = Array.from({ length: 30 }, (_, index) => ({ title: `Note ${index}` }))
    const person = await newUserWithStoredPage(page, titles)
    await test.step('the server is silent, and answers', async () => {
      const { release: answer } = await holdRequests(page, /Listen\/channel|documents:/)
      await openWithSnapshot(page, '/')
      const shifts = await watchShifts(page)
      const before = await pageSnapshotIn(page)
        .getByRole('link', { name: /Note 20/ })
        .boundingBox()
      const silence = page.getByText(/^Recent changes may be missing/)
      await expect(silence).toBeInViewport()
      await expect(pageSnapshotIn(page)).toHaveCount(0)
      await checkPage(page)
      answer()
      await expect(silence).toBeHidden()
      expect(await page.getByRole('link', { name: /Note 20/ }).boundingBox()).toEqual(before)
      expect(await shifts()).toEqual([])
    })

    await test.step('the next visit to the list shows an edit at once', async () => {
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
    })
  },
)

test(
  'a link in the stored list works, and a note can be read before it can be edited',
  { tag: '@once' },
  async ({ page }) => {
    const person = await newUserWithStoredPage(page, [{ title: 'Heron', body: 'At the weir' }])
    const releaseList = await holdCode(page, react)
    await openWithSnapshot(page, '/')
    await pageSnapshotIn(page).getByRole('link', { name: /Heron/ }).click()
    releaseList()
    await expect(textIn(page)).toHaveValue('At the weir')
    const { pathname } = new URL(page.url())
    await expect.poll(() => storedSnapshots(page, person)).toEqual(['/', pathname])

    const releaseNote = await holdCode(page, react)
    await openWithSnapshot(page, pathname)
    const text = pageSnapshotIn(page).locator('textarea').last()
    await expect(text).toHaveValue('At the weir')
    await expect(text).toHaveAttribute('readonly')
    await text.click({ force: true })
    await page.keyboard.type('never')
    await expect(text).toHaveValue('At the weir')
    releaseNote()
    await expect(pageSnapshotIn(page)).toHaveCount(0)
    await expect(textIn(page)).toHaveValue('At the weir')
    await textIn(page).fill('At the weir, again')
    await expectStatus(page, 'Saved')
  },
)

test(
  "a stored page isn't shown at an address with a query, never hides a later edit, and is removed with the notes here",
  { tag: '@once' },
  async ({ page }) => {
    const person = await newUserWithStoredPage(page, [{ title: 'Milk' }])
    await page.goto('/?from=mail')
    await expect(rows(page)).toHaveCount(1)
    expect(await shownSnapshots(page)).toEqual([])

    const restore = await leaveUnsyncedEdit(page, 'A gray heron')
    await expect.poll(() => storedSnapshots(page, person)).toEqual([])
    const release = await holdCode(page, react)
    await page.goto('/', { waitUntil: 'commit' })
    release()
    await expect(rows(page).getByText('A gray heron')).toBeVisible()
    expect(await shownSnapshots(page)).toEqual([])
    await restore()

    await storePage(page, person)
    await page.goto('/account/devices')
    await page.getByRole('button', { name: 'Stop storing notes here' }).click()
    await expect.poll(() => storedSnapshots(page, person)).toEqual([])
    await page.goto('/')
    await expect(rows(page)).toHaveCount(2)
    expect(await shownSnapshots(page)).toEqual([])
  },
)

test(
  'the stored page makes room for an error if Firebase is silent, and is removed with its session',
  { tag: '@once' },
  async ({ page }) => {
    const person = await newUserWithStoredPage(page, [{ title: 'Milk' }])
    const silent = await holdRequests(page, lookup)
    await page.clock.install()
    await openWithSnapshot(page, '/')
    await passTime(10_000, page.getByRole('button', { name: 'Try again' }))
    await expect(pageSnapshotIn(page)).toHaveCount(0)
    silent.release()
    await expect(rows(page)).toHaveCount(1)

    await storePage(page, person)
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
  'signing out removes the stored pages in all tabs, and the next person never sees them',
  { tag: '@once' },
  async ({ page, context }) => {
    const person = await newUserWithStoredPage(page, [{ title: 'Milk' }])
    const tab = await context.newPage()
    const release = await holdCode(tab, react)
    await openWithSnapshot(tab, '/')
    await signOut(page)
    await expect(pageSnapshotIn(tab)).toHaveCount(0)
    await expect(page.getByRole('heading', form)).toBeVisible()
    release()
    await expect(tab.getByRole('heading', form)).toBeVisible()
    await tab.close()
    expect(await storedSnapshots(page, person)).toEqual([])
    await page.goto('/')
    await expect(page.getByRole('heading', form)).toBeVisible()
    expect(await shownSnapshots(page)).toEqual([])
    const names = await storedNames(page)
    expect(names.databases).toEqual(emptyDeviceState.databases)

    const next = await createUser()
    await createNotes(next, [{ title: 'Bread' }])
    await fillSignIn(page, next)
    await expect(rows(page)).toHaveCount(1)
    await page.getByRole('button', { name: 'Store notes here' }).click()
    await storePage(page, next)
    await page.reload()
    await expect(pageSnapshotIn(page)).toHaveCount(0)
    const seen = await shownSnapshots(page)
    expect(seen.length).toBeGreaterThan(0)
    expect(seen.filter((html) => html.includes('Milk'))).toEqual([])
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
