import type { Page } from '@playwright/test'
import { checkInBothWindows } from '#tests/support/browser/checks/checkPage.ts'
import { emailTo } from '#tests/support/browser/people/emails.ts'
import {
  signInAsNewProviderUser,
  openProvider,
  standInForGoogle,
} from '#tests/support/browser/people/identityProviderWindow.ts'
import { newUser } from '#tests/support/browser/people/people.ts'
import { calls, refuse } from '#tests/support/browser/servers/authServer.ts'
import { expect, test } from '#tests/support/browser/servers/configured.ts'

test.use({ variables: { GATEHOUSE_CONFIG: 'tests/configurations/invited.config.ts' } })

/** Firebase's responses if the owner's blocking function refuses, and if the console forbids sign-up. */
const refusals = [
  'BLOCKING_FUNCTION_ERROR_RESPONSE : HTTP Cloud Function returned an error: {"error":{"details":{},"message":"Not invited","status":"PERMISSION_DENIED"}}',
  'ADMIN_ONLY_OPERATION',
]

test('an invitation-only door promises no one an account, and says why the server refused one', async ({
  page,
}) => {
  test.slow()
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Welcome', exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Ask for an invitation' })).toHaveAttribute(
    'href',
    'mailto:help@acme.example',
  )
  await expectNoPromise(page)
  await checkInBothWindows(page)
  await standInForGoogle(page.context())
  for (const message of refusals) {
    await test.step(`${message.slice(0, 20)}: by phone`, async () => {
      await refuse(page, calls.signInWithPhone, 400, message)
      await page.goto('/sign-in/phone')
      await expectNoPromise(page)
      await page.getByLabel('Phone number').fill('+1 650-555-3434')
      await page.getByRole('button', { name: 'Send code' }).click()
      await page.getByLabel('Code').fill('123456')
      await expectRefusal(page)
    })
    await test.step(`${message.slice(0, 20)}: by email link`, async () => {
      const { email } = newUser()
      await refuse(page, calls.signInWithLink, 400, message)
      await page.goto('/sign-in/link')
      await expectNoPromise(page)
      await page.getByLabel('Email').fill(email)
      await page.getByRole('button', { name: 'Send link' }).click()
      await page.goto((await emailTo(email, 'EMAIL_SIGNIN')).link)
      await expect(page.getByText(`The link signs you in as ${email}.`)).toBeVisible()
      await expectNoPromise(page)
      await page.getByRole('button', { name: 'Sign in' }).click()
      await expectRefusal(page)
    })
    await test.step(`${message.slice(0, 20)}: by a provider`, async () => {
      await refuse(page, calls.signInWithProvider, 400, message)
      await page.goto('/sign-in')
      const popup = await openProvider(page, 'Continue with Google')
      await signInAsNewProviderUser(popup, newUser().email)
      await expectRefusal(page)
    })
  }
  await page.goto('/sign-up')
  await expect(page).toHaveTitle(/^Page not found/)
})

async function expectNoPromise(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText(/create an account/i)).toHaveCount(0)
}

async function expectRefusal(page: Page): Promise<void> {
  const refusal = page.getByText('You need an invitation to create an account.')
  await expect(refusal).toBeVisible()
  await expect(page.getByText('Contact support (help@acme.example).')).toBeVisible()
}
