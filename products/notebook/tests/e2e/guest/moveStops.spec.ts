import { startMove } from '#products/notebook/tests/support/browser/guestMove.ts'
import { notesOnServer } from '#products/notebook/tests/support/browser/notesOnServer.ts'
import { checkPage } from '#tests/support/browser/checks/checkPage.ts'
import { deleteGuestAccount } from '#tests/support/browser/people/owner.ts'
import { accountMenu } from '#tests/support/browser/people/people.ts'
import { expect, test } from '#tests/support/browser/test.ts'

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
