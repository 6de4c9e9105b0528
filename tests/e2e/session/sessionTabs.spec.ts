import type { Page } from '@playwright/test'
import { checkPage } from '#tests/support/browser/checks/checkPage.ts'
import {
  accountMenu,
  fillSignIn,
  signIn,
  signOut,
  createUser,
} from '#tests/support/browser/people/people.ts'
import { calls, holdRequests, refuse } from '#tests/support/browser/servers/authServer.ts'
import { expect, test } from '#tests/support/browser/test.ts'

test(
  'signing out reaches the other tabs automatically, even offline',
  { tag: '@once' },
  async ({ page, context }) => {
    await signIn(page, await createUser())
    const other = await context.newPage()
    await keepFromLooking(other)
    await other.goto('/')
    await expect(accountMenu(other)).toBeVisible()
    await context.setOffline(true)
    await signOut(page)
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
    await expect(other.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  },
)

test(
  'signing out reaches a tab that is still asking who is signed in',
  { tag: '@once' },
  async ({ page, context }) => {
    await signIn(page, await createUser())
    const other = await context.newPage()
    const lookup = await holdRequests(other, calls.lookup)
    await other.goto('/')
    await expect.poll(lookup.count).toBe(1)
    await signOut(page)
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
    lookup.release()
    await expect(other.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  },
)

test(
  'on a shared computer, the session ends with the tab',
  { tag: '@once' },
  async ({ page, context }) => {
    const person = await createUser()
    await page.goto('/sign-in')
    await page.getByLabel('This is a shared computer').check()
    await checkPage(page)
    await fillSignIn(page, person)
    await expect(accountMenu(page)).toBeVisible()
    await page.reload()
    await expect(accountMenu(page)).toBeVisible()
    const other = await context.newPage()
    await other.goto('/')
    await expect(other.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  },
)

test(
  'a refresh that Firebase refuses for good ends the session, and the reason is shown',
  { tag: '@once' },
  async ({ page }) => {
    await page.clock.install()
    await signIn(page, await createUser())
    await refuse(page, calls.token, 400, 'INVALID_REFRESH_TOKEN')
    // Not `runFor`: its minutes take a moment, in which reading the token would always take too long.
    await page.clock.fastForward('54:50')
    await expect(async () => {
      await page.clock.runFor(5_000)
      const ended = page.getByRole('heading', { name: 'Please sign in again' })
      await expect(ended).toBeVisible({ timeout: 1_000 })
    }).toPass()
    await checkPage(page)
  },
)

test(
  'a computer that slept for hours refreshes once, and the person is still signed in',
  { tag: '@once' },
  async ({ page }) => {
    await page.clock.install()
    const renewals = countRenewals(page)
    await signIn(page, await createUser())
    await page.clock.fastForward('08:00:00')
    await expect.poll(renewals).toBeGreaterThan(0)
    await page.clock.runFor(30_000)
    await expect(accountMenu(page)).toBeVisible()
    expect(renewals()).toBeLessThanOrEqual(3)
  },
)

/** Stops the SDK's 800 ms interval, with which it would notice that the stored session is gone. */
async function keepFromLooking(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const repeat = globalThis.setInterval
    globalThis.setInterval = ((work: () => void, wait?: number) =>
      wait === 800 ? 0 : repeat(work, wait)) as typeof setInterval
  })
}

function countRenewals(page: Page): () => number {
  let renewals = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && calls.token.test(request.url())) renewals += 1
  })
  return () => renewals
}
