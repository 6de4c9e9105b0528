import { tracesOf } from '#products/notebook/tests/support/browser/guestData.ts'
import { startMove, expectAllWith } from '#products/notebook/tests/support/browser/guestMove.ts'
import { expect, test } from '#tests/support/browser/test.ts'

test(
  'one of two tabs moves the notes, and the other waits and shows the same result',
  { tag: '@once' },
  async ({ page, context }) => {
    const { person, guest, release } = await startMove(page)
    const other = await context.newPage()
    await other.goto('/account/move')
    await expect(other.getByText(/Waiting for another tab of this browser/)).toBeVisible()
    release()
    for (const tab of [page, other]) {
      await expect(tab.getByRole('heading', { name: 'Your notes have moved' })).toBeVisible()
    }
    await expectAllWith(person)
    expect(await tracesOf(guest)).toEqual([])
  },
)

test(
  'a move stopped and discarded in one tab ends in the other, and nothing of the guest is left',
  { tag: '@once' },
  async ({ page, context }) => {
    const { guest } = await startMove(page)
    const other = await context.newPage()
    await other.goto('/account/move')
    await expect(other.getByText(/Waiting for another tab of this browser/)).toBeVisible()
    await page.getByRole('button', { name: 'Pause' }).click()
    await expect(other.getByText(/You can move the rest anytime/)).toBeVisible()
    await page.getByRole('checkbox', { name: /^Yes, delete everything that hasn’t moved/ }).check()
    await page.getByRole('button', { name: 'Discard the rest' }).click()
    for (const tab of [page, other]) {
      await expect(tab.getByRole('heading', { name: 'There is nothing to move' })).toBeVisible()
    }
    expect(await tracesOf(guest)).toEqual([])
  },
)
