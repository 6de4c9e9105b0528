import type { Page } from '@playwright/test'
import { checkPage } from '#tests/support/browser/checkPage.ts'
import { keptNames, nothingOfAPerson } from '#tests/support/browser/device.ts'
import { leaveWordsHere } from '#tests/support/notebook/browser/leaveWordsHere.ts'
import { journal, putEntriesHere } from '#tests/support/browser/entriesHere.ts'
import { expectStatus, textIn } from '#tests/support/notebook/browser/notePage.ts'
import { rows } from '#tests/support/notebook/browser/notesList.ts'
import { idOf, updateAccount } from '#tests/support/browser/owner.ts'
import { fillSignIn, signOut, somebodyWithAccount } from '#tests/support/browser/people.ts'
import { hangIndexedDB, openNothing } from '#tests/support/browser/storage.ts'
import { expect, test } from '#tests/support/browser/test.ts'
import {
  hold,
  holdCode,
  pagesKept,
  painted,
  prepare,
  seeAgain,
  seePainted,
  somebodyWhoSaw,
  whatWasPainted,
} from '#tests/support/notebook/browser/lastSeen.ts'
import { changeNote, createNotes } from '#tests/support/notebook/browser/notes.ts'

const lookup = /accounts:lookup/
const form = { name: 'Welcome back' }

test('the list last seen is there before the code of the app, and makes way for it', async ({
  page,
}) => {
  await somebodyWhoSaw(page, [{ title: 'Milk' }, { title: 'Bread', pinned: true }])
  const letGo = await holdCode(page)
  await seePainted(page, '/')
  await expect(painted(page).getByRole('link', { name: /Milk/ })).toBeVisible()
  await expect(painted(page).getByText('From your last visit.')).toBeVisible()
  await checkPage(page)
  await letGo()
  await expect(painted(page)).toHaveCount(0)
  await expect(rows(page)).toHaveCount(2)
  await expect(page.getByRole('button', { name: 'Pin “Milk”' })).toBeAttached()
})

test('nothing moves when the page itself takes the place of what was painted', async ({ page }) => {
  const titles = Array.from({ length: 30 }, (_, index) => ({ title: `Note ${index}` }))
  await somebodyWhoSaw(page, titles)
  const letGo = await hold(page, lookup)
  await seePainted(page, '/')
  const shifts = await watchShifts(page)
  const row = painted(page).getByRole('link', { name: /Note 20/ })
  await row.scrollIntoViewIfNeeded()
  await row.focus()
  const before = await row.boundingBox()
  await letGo()
  await expect(painted(page)).toHaveCount(0)
  const link = page.getByRole('link', { name: /Note 20/ })
  await expect(link).toBeFocused()
  expect(await link.boundingBox()).toEqual(before)
  expect(await shifts()).toEqual([])
})

test('a note is there to read before it can be changed', async ({ page }) => {
  const person = await somebodyWhoSaw(page, [{ title: 'Heron', body: 'At the weir' }])
  await page.getByRole('link', { name: /Heron/ }).click()
  await expect(textIn(page)).toHaveValue('At the weir')
  const { pathname } = new URL(page.url())
  await expect.poll(() => pagesKept(page, person)).toEqual(['/', pathname])
  const letGo = await holdCode(page)
  await seePainted(page, pathname)
  const text = painted(page).locator('textarea').last()
  await expect(text).toHaveValue('At the weir')
  await expect(text).toHaveAttribute('readonly')
  await text.click({ force: true })
  await page.keyboard.type('never')
  await expect(text).toHaveValue('At the weir')
  await letGo()
  await expect(painted(page)).toHaveCount(0)
  await expect(textIn(page)).toHaveValue('At the weir')
  await textIn(page).fill('At the weir, again')
  await expectStatus(page, 'Saved')
})

test('a link in what was painted leads on', async ({ page }) => {
  await somebodyWhoSaw(page, [{ title: 'Heron', body: 'At the weir' }])
  const letGo = await holdCode(page)
  await seePainted(page, '/')
  await painted(page).getByRole('link', { name: /Heron/ }).click()
  await letGo()
  await expect(textIn(page)).toHaveValue('At the weir')
})

test(
  'what changed elsewhere takes the place of what was painted',
  { tag: '@once' },
  async ({ page }) => {
    const noteId = crypto.randomUUID()
    const person = await somebodyWhoSaw(page, [{ id: noteId, title: 'Milk' }])
    await openNothing(page)
    await changeNote(person, noteId, { title: 'Oat milk' })
    const letGo = await holdCode(page)
    await seePainted(page, '/')
    await letGo()
    await expect(rows(page).getByText('Oat milk')).toBeVisible()
    await expect(painted(page)).toHaveCount(0)
  },
)

test(
  'an edit that was made since is never hidden by what was painted',
  { tag: '@once' },
  async ({ page }) => {
    const person = await somebodyWhoSaw(page, [{ title: 'Milk' }])
    const restore = await leaveWordsHere(page, 'A gray heron')
    await expect.poll(() => pagesKept(page, person)).toEqual([])
    const letGo = await holdCode(page)
    await page.goto('/', { waitUntil: 'commit' })
    await letGo()
    await expect(rows(page).getByText('A gray heron')).toBeVisible()
    expect(await whatWasPainted(page)).toEqual([])
    await restore()
  },
)

test(
  'a session that has ended meanwhile takes away what was painted, and what was kept',
  { tag: '@once' },
  async ({ page }) => {
    const person = await somebodyWhoSaw(page, [{ title: 'Milk' }])
    await updateAccount(person.email, { disableUser: true })
    const letGo = await hold(page, lookup)
    await seePainted(page, '/')
    await letGo()
    await expect(page.getByRole('heading', { name: /has been disabled/ })).toBeVisible()
    await expect(painted(page)).toHaveCount(0)
    await expect.poll(() => pagesKept(page, person)).toEqual([])
  },
)

test(
  'what was painted gives way to the page that says that nothing has answered',
  { tag: '@once' },
  async ({ page }) => {
    await somebodyWhoSaw(page, [{ title: 'Milk' }])
    const letGo = await hold(page, lookup)
    await seePainted(page, '/')
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(painted(page)).toHaveCount(0)
    await letGo()
    await expect(rows(page)).toHaveCount(1)
  },
)

test('signing out leaves nothing to paint', { tag: '@once' }, async ({ page }) => {
  const person = await somebodyWhoSaw(page, [{ title: 'Milk' }])
  await signOut(page)
  await expect(page.getByRole('heading', form)).toBeVisible()
  expect(await pagesKept(page, person)).toEqual([])
  await page.goto('/')
  await expect(page.getByRole('heading', form)).toBeVisible()
  expect(await whatWasPainted(page)).toEqual([])
  const names = await keptNames(page)
  expect(names.databases).toEqual(nothingOfAPerson.databases)
})

test('nothing is painted of somebody who was signing out', { tag: '@once' }, async ({ page }) => {
  const person = await somebodyWhoSaw(page, [{ title: 'Milk' }])
  await openNothing(page)
  const entry = `data-here-${await idOf(person.email)}`
  await putEntriesHere(page, journal, { [entry]: JSON.stringify({ discard: [] }) })
  await page.goto('/')
  await expect(page.getByRole('heading', form)).toBeVisible()
  expect(await whatWasPainted(page)).toEqual([])
})

test(
  'the next person never sees what was kept of the last one',
  { tag: '@once' },
  async ({ page }) => {
    await somebodyWhoSaw(page, [{ title: 'Milk' }])
    const other = await somebodyWithAccount()
    await createNotes(other, [{ title: 'Bread' }])
    await signOut(page)
    await fillSignIn(page, other)
    await expect(rows(page)).toHaveCount(1)
    await page.getByRole('button', { name: 'Store notes here' }).click()
    await seeAgain(page, other)
    await page.reload()
    await expect(painted(page)).toHaveCount(0)
    const seen = await whatWasPainted(page)
    expect(seen.length).toBeGreaterThan(0)
    expect(seen.filter((html) => html.includes('Milk'))).toEqual([])
  },
)

test('a shared computer keeps no page', { tag: '@once' }, async ({ page }) => {
  await prepare(page)
  const person = await somebodyWithAccount()
  await createNotes(person, [{ title: 'Milk' }])
  await page.goto('/sign-in')
  await page.getByLabel('Shared computer').check()
  await fillSignIn(page, person)
  await expect(rows(page)).toHaveCount(1)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await page.reload()
  await expect(rows(page)).toHaveCount(1)
  expect(await pagesKept(page, person)).toEqual([])
  expect(await whatWasPainted(page)).toEqual([])
})

test(
  'who stops storing notes here has no page painted any more',
  { tag: '@once' },
  async ({ page }) => {
    const person = await somebodyWhoSaw(page, [{ title: 'Milk' }])
    await page.goto('/account/devices')
    await page.getByRole('button', { name: 'Stop storing notes here' }).click()
    await expect.poll(() => pagesKept(page, person)).toEqual([])
    await page.goto('/')
    await expect(rows(page)).toHaveCount(1)
    expect(await whatWasPainted(page)).toEqual([])
  },
)

test('storage that does not answer holds up no page', { tag: '@once' }, async ({ page }) => {
  await somebodyWhoSaw(page, [{ title: 'Milk' }])
  await hangIndexedDB(page)
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  expect(await whatWasPainted(page)).toEqual([])
})

test(
  'what is painted in one tab goes at once when the person signs out in another',
  { tag: '@once' },
  async ({ page, context }) => {
    await somebodyWhoSaw(page, [{ title: 'Milk' }])
    const other = await context.newPage()
    const letGo = await holdCode(other)
    await seePainted(other, '/')
    await signOut(page)
    await expect(painted(other)).toHaveCount(0)
    await expect(page.getByRole('heading', form)).toBeVisible()
    await letGo()
    await expect(other.getByRole('heading', form)).toBeVisible()
  },
)

/** From now on, what moves on this page without anybody's doing. */
async function watchShifts(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(async () => {
    // The font is asked for once its words are laid out.
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
