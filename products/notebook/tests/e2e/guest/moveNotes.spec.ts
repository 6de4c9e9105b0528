import {
  signInAsGuest,
  fileContentsOnServer,
  seedGuest,
  tracesOf,
} from '#products/notebook/tests/support/browser/guestData.ts'
import {
  signUpWithTakenEmail,
  signInToTakenAccount,
} from '#products/notebook/tests/support/browser/guestMove.ts'
import {
  expectStatus,
  startNote,
  textIn,
} from '#products/notebook/tests/support/browser/notePage.ts'
import { notesOnServer } from '#products/notebook/tests/support/browser/notesOnServer.ts'
import { checkInBothWindows } from '#tests/support/browser/checks/checkPage.ts'
import { readStore, journal } from '#tests/support/browser/checks/readStore.ts'
import { databaseCalls, refuseCall, writesNote } from '#tests/support/browser/database.ts'
import { idOf } from '#tests/support/browser/people/owner.ts'
import { createUser } from '#tests/support/browser/people/people.ts'
import { pendingGuestSessions } from '#tests/support/browser/storage.ts'
import { expect, test } from '#tests/support/browser/test.ts'

test(
  'a guest signs in to an account, and their notes move along, including unsent edits',
  { tag: ['@once', '@quick'] },
  async ({ page }) => {
    const person = await createUser()
    const guest = await signInAsGuest(page)
    await seedGuest(guest)
    await expect(page.getByRole('link', { name: /Plans/ })).toBeVisible()
    await page.route(databaseCalls.commit, (route) =>
      writesNote(route.request()) ? refuseCall(route, 503, 'UNAVAILABLE') : route.fallback(),
    )
    await startNote(page)
    await textIn(page).fill('Not sent yet')
    await expectStatus(page, 'Saved on this device')
    await signUpWithTakenEmail(page, person)
    await expect(page.getByText('2 notes and 2 files will move with you.')).toBeVisible()
    await expect(page.getByText('One note has unsaved changes.')).toBeVisible()
    await checkInBothWindows(page)
    const answering = page.waitForResponse(/accounts:signInWithPassword/)
    await signInToTakenAccount(page, person)
    await answering
    await page.unroute(databaseCalls.commit)
    await expect(page.getByRole('heading', { name: 'Your notes have moved' })).toBeVisible()
    await checkInBothWindows(page)
    await expect
      .poll(async () => (await notesOnServer(person)).map(({ body }) => body))
      .toEqual(['Not sent yet', 'Flour', 'Alps'])
    expect(await fileContentsOnServer((await idOf(person.email)) ?? '')).toEqual([
      'map.txt stored: up',
      'old.txt stored: flour',
    ])
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
