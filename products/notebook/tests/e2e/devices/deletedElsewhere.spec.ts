import { leaveUnsyncedEdit } from '#products/notebook/tests/support/browser/leaveUnsyncedEdit.ts'
import { countEncryptedRecords } from '#tests/support/browser/device.ts'
import { deleteOnOtherDevice } from '#tests/support/browser/people/account.ts'
import { signIn, createUser } from '#tests/support/browser/people/people.ts'
import { ageToken } from '#tests/support/browser/storage.ts'
import { expect, test } from '#tests/support/browser/test.ts'

test(
  'unsent edits of an account deleted elsewhere are removed, even if Firebase reports less',
  { tag: '@once' },
  async ({ page, browser }) => {
    const person = await createUser()
    await signIn(page, person)
    await leaveUnsyncedEdit(page, 'A gray heron in the reeds')
    await deleteOnOtherDevice(browser, person)
    await ageToken(page)
    const answering = page.waitForResponse(/securetoken\.googleapis\.com/)
    await page.goto('/account')
    expect(await (await answering).text()).toContain('INVALID_REFRESH_TOKEN')
    await expect(page.getByRole('heading', { name: 'no longer exists' })).toBeVisible()
    await expect.poll(() => countEncryptedRecords(page)).toEqual({ keys: 0, rows: 0, cache: 0 })
  },
)
