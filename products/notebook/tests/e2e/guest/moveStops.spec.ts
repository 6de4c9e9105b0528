import { tracesOf } from '#products/notebook/tests/support/browser/guestData.ts'
import { startMove, expectAllWith } from '#products/notebook/tests/support/browser/guestMove.ts'
import { notesOnServer } from '#products/notebook/tests/support/browser/notesOnServer.ts'
import { checkPage } from '#tests/support/browser/checks/checkPage.ts'
import { deleteGuestAccount } from '#tests/support/browser/people/owner.ts'
import {
  accountMenu,
  fillSignIn,
  signOut,
  createUser,
} from '#tests/support/browser/people/people.ts'
import { calls, holdRequests } from '#tests/support/browser/servers/authServer.ts'
import { expect, test } from '#tests/support/browser/test.ts'

test(
  'a move that is killed while copying and while deleting resumes',
  { tag: '@once' },
  async ({ page, context }) => {
    const { person, guest } = await startMove(page)
    await expect(page.getByRole('heading', { name: 'Moving your notes' })).toBeVisible()
    await checkPage(page)
    await page.close()

    const second = await context.newPage()
    const deleting = await holdRequests(second, calls.deletion)
    await second.goto('/account')
    await expect(second.getByText(/are moving to your account/)).toBeVisible()
    await expect.poll(deleting.count).toBe(1)
    await second.close()

    const third = await context.newPage()
    await third.goto('/account/move')
    await expect(third.getByRole('heading', { name: 'Your notes have moved' })).toBeVisible()
    await expectAllWith(person)
    expect(await tracesOf(guest)).toEqual([])
  },
)

test(
  'an interrupted move waits for its owner and shows nothing to other people',
  { tag: '@once' },
  async ({ page }) => {
    const { person, guest } = await startMove(page)
    await page.getByRole('button', { name: 'Pause' }).click()
    await expect(page.getByText(/Everything copied so far/)).toBeVisible()
    await checkPage(page)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await signOut(page)

    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
    await fillSignIn(page, await createUser())
    await expect(accountMenu(page)).toBeVisible()
    await page.goto('/account/move')
    await expect(page.getByRole('heading', { name: 'There is nothing to move' })).toBeVisible()
    await signOut(page)

    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
    await fillSignIn(page, person)
    await page.getByRole('link', { name: 'View' }).click()
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('heading', { name: 'Your notes have moved' })).toBeVisible()
    await expectAllWith(person)
    expect(await tracesOf(guest)).toEqual([])
  },
)

test(
  'a guest whose account disappears during the move is forgotten',
  { tag: '@once' },
  async ({ page, context }) => {
    const { person, guest } = await startMove(page)
    await page.close()
    await deleteGuestAccount(guest)
    const next = await context.newPage()
    await next.goto('/account/move')
    await expect(
      next.getByRole('heading', { name: 'The guest account no longer exists' }),
    ).toBeVisible()
    await checkPage(next)
    await expect(accountMenu(next)).toBeVisible()
    expect((await notesOnServer(person)).map(({ title }) => title)).toContain('Plans')
  },
)
