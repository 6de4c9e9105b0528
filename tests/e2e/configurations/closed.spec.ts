import { partsOn } from '#src/domain/gatehouse.ts'
import { checkInBothWindows } from '#tests/support/browser/checkPage.ts'
import { expect, test } from '#tests/support/browser/configured.ts'
import invited from '#tests/configurations/invited.config.ts'

test.use({ variables: { GATEHOUSE_CONFIG: 'tests/configurations/invited.config.ts' } })

/** Firebase's responses if the owner's blocking function refuses, and if the console forbids sign-up. */
const refusals = [
  'BLOCKING_FUNCTION_ERROR_RESPONSE : HTTP Cloud Function returned an error: {"error":{"message":"Not invited","status":"PERMISSION_DENIED"}}',
  'ADMIN_ONLY_OPERATION',
]

test('an invitation-only door does not offer sign-up, and says why the server refused an account', async ({
  page,
  configured,
}) => {
  test.slow()
  expect(await configured.tracesWith(partsOn(invited))).toEqual([])
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Ask for an invitation' })).toHaveAttribute(
    'href',
    'mailto:help@acme.example',
  )
  await checkInBothWindows(page)
  for (const message of refusals) {
    await page.route(/accounts:signInWithPhoneNumber/, (route) =>
      route.fulfill({ status: 400, json: { error: { code: 400, message } } }),
    )
    await page.goto('/sign-in/phone')
    await page.getByLabel('Phone number').fill('+1 650-555-3434')
    await page.getByRole('button', { name: 'Send code' }).click()
    await page.getByLabel('Code').fill('123456')
    const alert = page.getByRole('alert')
    await expect(alert).toContainText('You need an invitation to create an account.')
    await expect(alert).toContainText('Contact support (help@acme.example).')
  }
  await page.goto('/sign-up')
  await expect(page).toHaveTitle(/^Page not found/)
})
