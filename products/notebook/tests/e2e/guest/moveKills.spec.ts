import { setTimeout as after } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import {
  signInAsGuest,
  createGuestNotes,
  tracesOf,
} from '#products/notebook/tests/support/browser/guestData.ts'
import {
  startMove,
  signInToTakenAccount,
  expectAllWith,
  signUpWithTakenEmail,
} from '#products/notebook/tests/support/browser/guestMove.ts'
import { notesOnServer } from '#products/notebook/tests/support/browser/notesOnServer.ts'
import { journal, writeStore } from '#tests/support/browser/checks/readStore.ts'
import { accountMenu, createUser, type Person } from '#tests/support/browser/people/people.ts'
import { persistentBrowser } from '#tests/support/browser/persistentBrowser.ts'
import { pendingGuestSessions } from '#tests/support/browser/storage.ts'
import { expect, test } from '#tests/support/browser/test.ts'

const kills = Number(process.env['GATEHOUSE_MOVE_KILLS'] ?? 1)

/** Longest time from the sign-in response to the kill, in milliseconds; moves are shorter. */
const longest = 6_000

for (let kill = 0; kill < kills; kill += 1) {
  // Spread randomly over the whole move, more densely near the start.
  const moment = Math.round(longest * ((kill + Math.random()) / kills) ** 2)
  test(
    `all of a guest's notes are moved if the browser is killed during part ${kill + 1} of ${kills} of the move`,
    { tag: '@once' },
    async ({ launchOptions, baseURL }, { annotations }) => {
      test.setTimeout(120_000)
      annotations.push({ type: 'killed', description: `${moment} ms after the answer` })
      const browser = await persistentBrowser({ ...launchOptions, ...(baseURL && { baseURL }) })
      try {
        const page = await browser.open()
        const person = await createUser()
        const guest = await signInAsGuest(page)
        const titles = await createGuestNotes(guest, 12)
        await goIn(page, person)
        await after(moment)
        await browser.kill()
        const next = await browser.open()
        await next.goto('/')
        await expect(accountMenu(next)).toBeVisible()
        // If the browser was killed before the new session was stored, the guest is still signed in.
        if (await next.getByText('You’re using a guest account.').isVisible())
          await goIn(next, person)
        await expect.poll(() => tracesOf(guest), { timeout: 60_000 }).toEqual([])
        expect((await notesOnServer(person)).map(({ title }) => title)).toEqual(titles)
        await expect.poll(() => pendingGuestSessions(next)).toEqual([])
      } finally {
        await browser.discard()
      }
    },
  )
}

test(
  'a pending guest without a journal entry is offered to the signed-in person',
  { tag: '@once' },
  async ({ page }) => {
    const { person, guest } = await startMove(page)
    await page.getByRole('button', { name: 'Pause' }).click()
    await expect(page.getByText(/You can move the rest anytime/)).toBeVisible()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await writeStore(page, journal, { [`guest-moving-${guest}`]: null })
    await page.reload()
    await expect(page.getByText('Someone wrote notes as a guest in this browser.')).toBeVisible()
    await page.goto('/account/move')
    await page.getByRole('button', { name: 'Yes, move everything' }).click()
    await expect(page.getByRole('heading', { name: 'Your notes have moved' })).toBeVisible()
    await expectAllWith(person)
    expect(await tracesOf(guest)).toEqual([])
    expect(await pendingGuestSessions(page)).toEqual([])
  },
)

async function goIn(page: Page, person: Person): Promise<void> {
  await signUpWithTakenEmail(page, person)
  const answering = page.waitForResponse(/accounts:signInWithPassword/)
  await signInToTakenAccount(page, person)
  await answering
}
