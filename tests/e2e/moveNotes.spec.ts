import { databaseCalls, refuseCall, writesNote } from '#tests/support/browser/database.ts'
import { checkPage } from '#tests/support/browser/checkPage.ts'
import {
  attachFile,
  deleteGuestAccount,
  enterAsGuest,
  filesOnServer,
  furnish,
  tracesOf,
} from '#tests/support/browser/guestThings.ts'
import { expectStatus, startNote, textIn, writeNote } from '#tests/support/browser/notePage.ts'
import { notesOnServer } from '#tests/support/browser/notesOnServer.ts'
import { idOf } from '#tests/support/browser/owner.ts'
import { fillSignIn, somebody, somebodyWithAccount } from '#tests/support/browser/people.ts'
import type { Person } from '#tests/support/browser/people.ts'
import {
  becomeSomebodyThere,
  beTheSameThere,
  openProvider,
  standInForGoogle,
} from '#tests/support/browser/providerWindow.ts'
import { expect, test } from '#tests/support/browser/test.ts'
import type { Page, Route } from '@playwright/test'

const upload = /\/v0\/b\/[^/]+\/o\?.*(name=|upload)/
const google = 'Continue with Google'

test.beforeEach(({ context }) => standInForGoogle(context))

test('a guest goes into an account, and what they kept comes along', async ({ page }) => {
  const person = await somebodyWithAccount()
  const guest = await enterAsGuest(page)
  await furnish(guest)
  await offerAccount(page, person)
  await expect(page.getByText('2 notes and 2 files from here will come along.')).toBeVisible()
  await checkPage(page)
  await enter(page, person)
  await expect(page.getByRole('heading', { name: 'Your notes have moved' })).toBeVisible()
  await checkPage(page)
  await expectAllWith(person)
  expect(await tracesOf(guest)).toEqual([])
  await page.getByRole('link', { name: 'Go to your notes' }).click()
  await expect(page.getByText('Your notes from before are in your account now.')).toBeVisible()
  await expect(page.getByRole('link', { name: /Plans/ })).toBeVisible()
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await page.reload()
  await expect(page.getByRole('link', { name: /Plans/ })).toBeVisible()
  const marks = await page.evaluate(() =>
    Object.keys(localStorage).filter((name) => name.startsWith('guest-moving-')),
  )
  expect(marks).toEqual([])
})

test(
  'a move that is killed while it copies, and while it deletes, goes on',
  { tag: '@once' },
  async ({ page, context }) => {
    const person = await somebodyWithAccount()
    const guest = await enterAsGuest(page)
    await furnish(guest)
    await offerAccount(page, person)
    const copying = held(page, upload)
    await enter(page, person)
    await copying
    await expect(page.getByRole('heading', { name: 'Moving your notes' })).toBeVisible()
    await checkPage(page)
    await page.close()

    const second = await context.newPage()
    const deleting = held(second, /accounts:delete/)
    await second.goto('/account')
    await expect(second.getByText(/are moving into your account/)).toBeVisible()
    await deleting
    await second.close()

    const third = await context.newPage()
    await third.goto('/account/move')
    await expect(third.getByRole('heading', { name: 'Your notes have moved' })).toBeVisible()
    await expectAllWith(person)
    expect(await tracesOf(guest)).toEqual([])
  },
)

test(
  'a move that was stopped waits for its person, and shows nothing to another',
  { tag: '@once' },
  async ({ page }) => {
    const person = await somebodyWithAccount()
    const guest = await enterAsGuest(page)
    await furnish(guest)
    await offerAccount(page, person)
    const copying = held(page, upload)
    await enter(page, person)
    await copying
    await page.getByRole('button', { name: 'Stop here' }).click()
    await expect(page.getByText(/What was copied stays in your account/)).toBeVisible()
    await checkPage(page)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.getByRole('button', { name: 'Sign out', exact: true }).click()

    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
    await fillSignIn(page, await somebodyWithAccount())
    await expect(page.getByRole('button', { name: 'Sign out', exact: true })).toBeVisible()
    await page.goto('/account/move')
    await expect(page.getByRole('heading', { name: 'There is nothing to move' })).toBeVisible()
    await page.getByRole('button', { name: 'Sign out', exact: true }).click()

    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
    await fillSignIn(page, person)
    await page.getByRole('button', { name: 'Go on' }).click()
    await expect(page.getByRole('heading', { name: 'Your notes have moved' })).toBeVisible()
    await expectAllWith(person)
    expect(await tracesOf(guest)).toEqual([])
  },
)

test(
  'a guest whom the provider knows brings along what they kept, also what was not sent',
  { tag: '@once' },
  async ({ page }) => {
    const { email } = somebody()
    await page.goto('/sign-in')
    await becomeSomebodyThere(await openProvider(page, google), email)
    await page.getByRole('button', { name: 'Sign out', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
    const guest = await enterAsGuest(page)
    await furnish(guest)
    await page.route(databaseCalls.commit, (route) =>
      writesNote(route) ? refuseCall(route, 503, 'UNAVAILABLE') : route.fallback(),
    )
    await startNote(page)
    await textIn(page).fill('Not sent yet')
    await expectStatus(page, 'Saved on this device')
    await page.getByRole('link', { name: 'Create an account' }).click()
    await expect(page.getByRole('heading', { name: 'Create an account' })).toBeVisible()
    await beTheSameThere(await openProvider(page, google), email)
    await expect(page.getByText(/With Google you have an account here already/)).toBeVisible()
    await expect(page.getByText('One note has words that are not sent yet.')).toBeVisible()
    await checkPage(page)
    const answering = page.waitForResponse(/accounts:signInWithIdp/)
    await page.getByRole('button', { name: 'Go into that account' }).click()
    await answering
    await page.unroute(databaseCalls.commit)
    await expect(page.getByRole('heading', { name: 'Your notes have moved' })).toBeVisible()
    const member = { email, password: '' }
    await expect
      .poll(async () => (await notesOnServer(member)).map(({ body }) => body))
      .toEqual(['Not sent yet', 'Flour', 'Alps'])
    expect(await tracesOf(guest)).toEqual([])
  },
)

test(
  'a guest who is gone before all has moved is let go of',
  { tag: '@once' },
  async ({ page, context }) => {
    const person = await somebodyWithAccount()
    const guest = await enterAsGuest(page)
    await furnish(guest)
    await offerAccount(page, person)
    const copying = held(page, upload)
    await enter(page, person)
    await copying
    await page.close()
    await deleteGuestAccount(guest)
    const next = await context.newPage()
    await next.goto('/account/move')
    await expect(
      next.getByRole('heading', { name: 'The guest is not there any more' }),
    ).toBeVisible()
    await checkPage(next)
    await expect(next.getByRole('button', { name: 'Sign out', exact: true })).toBeVisible()
    expect((await notesOnServer(person)).map(({ title }) => title)).toContain('Plans')
  },
)

test(
  'a guest who gets a new account keeps a note and a file where they are',
  { tag: '@once' },
  async ({ page }) => {
    const person = somebody()
    const guest = await enterAsGuest(page)
    const plans = await writeNote(page, 'Alps', 'Plans')
    await attachFile(guest, plans, { name: 'map.txt', words: 'up' })
    await page.goto('/account/keep')
    await page.getByLabel('E-mail').fill(person.email)
    await page.getByLabel('Password', { exact: true }).fill(person.password)
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page.getByRole('heading', { name: 'The account is yours' })).toBeVisible()
    expect(await idOf(person.email)).toBe(guest)
    expect((await notesOnServer(person)).map(({ title }) => title)).toEqual(['Plans'])
    expect(await filesOnServer(guest)).toEqual(['map.txt there: up'])
  },
)

/** Tries to get a new account with an e-mail that has one. */
async function offerAccount(page: Page, person: Person): Promise<void> {
  await page.getByRole('link', { name: 'Create an account' }).click()
  await expect(page.getByRole('heading', { name: 'Create an account' })).toBeVisible()
  await page.getByLabel('E-mail').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill('some other horse')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText(/There is already an account with this e-mail/)).toBeVisible()
}

async function enter(page: Page, person: Person): Promise<void> {
  await page.getByLabel('Password of that account').fill(person.password)
  await page.getByRole('button', { name: 'Go into that account' }).click()
}

/** Leaves calls of this kind without an answer from now on; resolves at the first. */
function held(page: Page, calls: RegExp): Promise<Route> {
  return new Promise((resolve) => {
    void page.route(calls, (route) => {
      if (route.request().method() === 'POST') resolve(route)
      else void route.fallback()
    })
  })
}

async function expectAllWith(person: Person): Promise<void> {
  const notes = await notesOnServer(person)
  expect(
    notes.map(({ title, body, pinned, deleted }) => ({ title, body, pinned, deleted })),
  ).toEqual([
    { title: 'Old list', body: 'Flour', pinned: false, deleted: true },
    { title: 'Plans', body: 'Alps', pinned: true, deleted: false },
  ])
  expect(await filesOnServer((await idOf(person.email)) ?? '')).toEqual([
    'map.txt there: up',
    'old.txt there: flour',
  ])
}
