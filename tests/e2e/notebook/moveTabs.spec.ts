import { beginMove, expectAllWith } from '#tests/support/notebook/browser/guestMove.ts'
import { tracesOf } from '#tests/support/notebook/browser/guestThings.ts'
import { expect, test } from '#tests/support/browser/test.ts'

test(
  'of two tabs one moves, and the other waits for it and then says the same',
  { tag: '@once' },
  async ({ page, context }) => {
    const { person, guest, release } = await beginMove(page)
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
  'what one tab stops and leaves behind, the other one says, too',
  { tag: '@once' },
  async ({ page, context }) => {
    await beginMove(page)
    const other = await context.newPage()
    await other.goto('/account/move')
    await expect(other.getByText(/Waiting for another tab of this browser/)).toBeVisible()
    await page.getByRole('button', { name: 'Pause' }).click()
    await expect(other.getByText(/You can move the rest anytime/)).toBeVisible()
    await page.getByRole('button', { name: 'Leave the rest' }).click()
    await page.getByRole('button', { name: 'Leave it behind' }).click()
    await expect(page.getByRole('heading', { name: 'There is nothing to move' })).toBeVisible()
    await expect(other.getByRole('heading', { name: 'The rest was left behind' })).toBeVisible()
  },
)
