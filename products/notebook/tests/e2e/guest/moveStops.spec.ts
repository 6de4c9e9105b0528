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
import { expect, test } from '#tests/support/browser/test.ts'

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
