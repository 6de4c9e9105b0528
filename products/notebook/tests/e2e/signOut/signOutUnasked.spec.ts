import { leaveUnsyncedEdit } from '#products/notebook/tests/support/browser/leaveUnsyncedEdit.ts'
import { textIn } from '#products/notebook/tests/support/browser/notePage.ts'
import { checkPage } from '#tests/support/browser/checks/checkPage.ts'
import { signIn, signOut, createUser } from '#tests/support/browser/people/people.ts'
import { expect, test } from '#tests/support/browser/test.ts'

test(
  "sign-out waits if the question about unsent edits can't be loaded, and asks once it can",
  { tag: '@once' },
  async ({ page }) => {
    const question = /\/assets\/signedIn-/
    await page.route(question, (route) => route.abort('internetdisconnected'))
    await signIn(page, await createUser())
    await leaveUnsyncedEdit(page, 'A gray heron')
    await signOut(page)
    await expect(page.getByText('You’re still signed in, because part')).toBeVisible()
    await expect(textIn(page)).toHaveValue('A gray heron')
    await checkPage(page)

    await page.unroute(question)
    await page.getByRole('button', { name: 'Try again' }).click()
    const dialog = page.getByRole('dialog', { name: 'Not everything is saved yet' })
    await expect(dialog.getByRole('listitem')).toHaveText(['Heron'])
    await dialog.getByRole('button', { name: 'Stay signed in' }).click()
    await expect(textIn(page)).toHaveValue('A gray heron')
  },
)
