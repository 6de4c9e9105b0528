import {
  signInAsGuest,
  fileContentsOnServer,
  seedGuest,
  tracesOf,
} from '#products/notebook/tests/support/browser/guestData.ts'
import {
  signUpWithTakenEmail,
  signInToTakenAccount,
  expectAllWith,
} from '#products/notebook/tests/support/browser/guestMove.ts'
import {
  expectStatus,
  startNote,
  textIn,
  writeNote,
} from '#products/notebook/tests/support/browser/notePage.ts'
import { notesOnServer } from '#products/notebook/tests/support/browser/notesOnServer.ts'
import { checkInBothWindows, checkPage } from '#tests/support/browser/checks/checkPage.ts'
import { readStore, journal } from '#tests/support/browser/checks/readStore.ts'
import { databaseCalls, refuseCall, writesNote } from '#tests/support/browser/database.ts'
import {
  signInAsNewProviderUser,
  signInAsKnownProviderUser,
  openProvider,
  standInForGoogle,
} from '#tests/support/browser/people/identityProviderWindow.ts'
import { idOf } from '#tests/support/browser/people/owner.ts'
import { signOut, newUser, createUser } from '#tests/support/browser/people/people.ts'
import { putFile } from '#tests/support/browser/servers/filesOnServer.ts'
import { pendingGuestSessions } from '#tests/support/browser/storage.ts'
import { expect, test } from '#tests/support/browser/test.ts'

const google = 'Continue with Google'

test.beforeEach(({ context }) => standInForGoogle(context))

test(
  'a guest signs in to an account, and their notes move along',
  { tag: ['@once', '@quick'] },
  async ({ page }) => {
    const person = await createUser()
    const guest = await signInAsGuest(page)
    await seedGuest(guest)
    await expect(page.getByRole('link', { name: /Plans/ })).toBeVisible()
    await signUpWithTakenEmail(page, person)
    await expect(page.getByText('2 notes and 2 files will move with you.')).toBeVisible()
    await checkInBothWindows(page)
    await signInToTakenAccount(page, person)
    await expect(page.getByRole('heading', { name: 'Your notes have moved' })).toBeVisible()
    await checkInBothWindows(page)
    await expectAllWith(person)
    expect(await tracesOf(guest)).toEqual([])
    await page.getByRole('link', { name: 'Go to your notes' }).click()
    await expect(page.getByText('Your guest notes are now in your account.')).toBeVisible()
    await expect(page.getByRole('link', { name: /Plans/ })).toBeVisible()
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await page.reload()
    await expect(page.getByRole('link', { name: /Plans/ })).toBeVisible()
    const entries = Object.keys(await readStore(page, journal))
    expect(entries.filter((name) => name.startsWith('guest-moving-'))).toEqual([])
    expect(await pendingGuestSessions(page)).toEqual([])
  },
)

test(
  'a guest with a known provider moves their notes along, including unsent edits',
  { tag: '@once' },
  async ({ page }) => {
    const { email } = newUser()
    await page.goto('/sign-in')
    await signInAsNewProviderUser(await openProvider(page, google), email)
    await signOut(page)
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
    const guest = await signInAsGuest(page)
    await seedGuest(guest)
    await page.route(databaseCalls.commit, (route) =>
      writesNote(route.request()) ? refuseCall(route, 503, 'UNAVAILABLE') : route.fallback(),
    )
    await startNote(page)
    await textIn(page).fill('Not sent yet')
    await expectStatus(page, 'Saved on this device')
    await page.getByRole('link', { name: 'Create an account' }).click()
    await expect(page.getByRole('heading', { name: 'Create an account' })).toBeVisible()
    await signInAsKnownProviderUser(await openProvider(page, google), email)
    await expect(page.getByText(/Google is already connected to another account/)).toBeVisible()
    await expect(page.getByText('One note has unsaved changes.')).toBeVisible()
    await checkPage(page)
    const answering = page.waitForResponse(/accounts:signInWithIdp/)
    await page.getByRole('button', { name: 'Sign in to that account' }).click()
    await answering
    await page.unroute(databaseCalls.commit)
    await expect(page.getByRole('heading', { name: 'Your notes have moved' })).toBeVisible()
    const signedIn = { email, password: '' }
    await expect
      .poll(async () => (await notesOnServer(signedIn)).map(({ body }) => body))
      .toEqual(['Not sent yet', 'Flour', 'Alps'])
    expect(await tracesOf(guest)).toEqual([])
  },
)

test(
  'a guest who creates an account keeps a note and its file',
  { tag: '@once' },
  async ({ page }) => {
    const person = newUser()
    const guest = await signInAsGuest(page)
    const plans = await writeNote(page, 'Alps', 'Plans')
    await putFile(guest, plans, { name: 'map.txt', bytes: 'up' })
    await page.goto('/account/upgrade')
    await page.getByLabel('Email').fill(person.email)
    await page.getByLabel('Password', { exact: true }).fill(person.password)
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page.getByRole('heading', { name: 'Your account is ready' })).toBeVisible()
    expect(await idOf(person.email)).toBe(guest)
    expect((await notesOnServer(person)).map(({ title }) => title)).toEqual(['Plans'])
    expect(await fileContentsOnServer(guest)).toEqual(['map.txt stored: up'])
  },
)
