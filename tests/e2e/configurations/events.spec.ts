import type { Page } from '@playwright/test'
import type { AnalyticsEvent } from '#src/domain/session/analyticsEvent.ts'
import { chooseArchive, openData, saveExport } from '#tests/support/browser/archives.ts'
import { confirmWith, openSection, typeNewPassword } from '#tests/support/browser/people/account.ts'
import { emailTo } from '#tests/support/browser/people/emails.ts'
import {
  signInAsNewProviderUser,
  signInAsKnownProviderUser,
  openProvider,
  standInForGoogle,
} from '#tests/support/browser/people/identityProviderWindow.ts'
import { ageSignIn } from '#tests/support/browser/people/owner.ts'
import { accountMenu, fillSignIn, signOut, newUser } from '#tests/support/browser/people/people.ts'
import { askForCode, codeSentTo, somePhone } from '#tests/support/browser/people/phones.ts'
import { expect, test } from '#tests/support/browser/servers/configured.ts'
import { customToken } from '#tests/support/emulators/customToken.ts'

test.use({
  variables: { GATEHOUSE_CONFIG: 'tests/configurations/events/events.config.ts' },
})

test('every event is reported once without personal data, and a failing hook has no effect', async ({
  page,
  context,
}) => {
  test.setTimeout(240_000)
  let events: AnalyticsEvent[] = []
  await context.exposeFunction('keepEvent', (event: AnalyticsEvent) => events.push(event))
  await standInForGoogle(context)
  const expectEvents = async (...expected: AnalyticsEvent[]) => {
    await expect.poll(() => events).toEqual(expected)
    events = []
  }
  const person = newUser()

  await page.goto('/sign-up')
  await fill(page, 'Create account', person)
  await expectEvents({ name: 'signed_up', method: 'password' })
  await page.goto((await emailTo(person.email, 'VERIFY_EMAIL')).link)
  await page.getByRole('button', { name: 'Verify email' }).click()
  await expectEvents({ name: 'email_verified' })

  await page.goto('/account')
  const first = somePhone().number
  await page.getByRole('button', { name: 'Add: Phone' }).click()
  await answerCode(page, first)
  await expectEvents({ name: 'provider_linked', method: 'phone' })
  const second = somePhone().number
  await page.getByRole('button', { name: 'Change: Phone' }).click()
  await answerCode(page, second)
  await expectEvents({ name: 'phone_changed' })
  await page.getByRole('button', { name: 'Change: Phone' }).click()
  await page.getByRole('button', { name: 'Remove number' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove number' }).click()
  await expectEvents({ name: 'provider_unlinked', method: 'phone' })

  await typeNewPassword(page, 'battery staple')
  await expectEvents({ name: 'password_changed' })
  person.password = 'battery staple'
  const google = newUser().email
  await signInAsNewProviderUser(await openProvider(page, 'Connect: Google'), google)
  await expectEvents({ name: 'provider_linked', method: 'google.com' })
  await page.getByRole('button', { name: 'Disconnect: Google' }).click()
  await page.getByRole('button', { name: 'Disconnect', exact: true }).click()
  await expectEvents({ name: 'provider_unlinked', method: 'google.com' })
  const factor = somePhone().number
  await page.getByRole('button', { name: 'Text message' }).click()
  await answerCode(page, factor)
  await expectEvents({ name: 'factor_added', factor: 'sms' })

  await openData(page)
  const archive = await saveExport(page)
  await expectEvents({ name: 'export_finished' })
  await chooseArchive(page, archive)
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await expectEvents({ name: 'import_finished' })

  await signOut(page)
  await expectEvents({ name: 'signed_out' })
  await fillSignIn(page, person)
  await page.getByRole('button', { name: 'My phone' }).click()
  await expect(page.getByLabel('Code', { exact: true })).toBeFocused()
  await page.getByLabel('Code', { exact: true }).fill(await codeSentTo(factor))
  await expectEvents({ name: 'signed_in', method: 'password' })
  await openAccountSecurity(page)
  await page.getByRole('button', { name: /^Remove: / }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click()
  await expectEvents({ name: 'factor_removed' })

  await ageSignIn(person)
  await page.goto('/account/delete')
  await page.getByLabel(`Type ${person.email}`).fill(person.email)
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await confirmWith(page, person.password)
  await expect(page.getByRole('heading', { name: 'Your account was deleted' })).toBeVisible()
  await expectEvents({ name: 'account_deleted' })

  await page.goto('/sign-in')
  await signInAsNewProviderUser(await openProvider(page, 'Continue with Google'), google)
  await expectEvents({ name: 'signed_up', method: 'google.com' })
  await leave(page)
  await expectEvents({ name: 'signed_out' })
  await signInAsKnownProviderUser(await openProvider(page, 'Continue with Google'), google)
  await expectEvents({ name: 'signed_in', method: 'google.com' })
  await leave(page)
  await expectEvents({ name: 'signed_out' })

  const number = somePhone().number
  await page.goto('/sign-in/phone')
  await answerCode(page, number)
  await expectEvents({ name: 'signed_up', method: 'phone' })
  await leave(page)
  await expectEvents({ name: 'signed_out' })

  const linked = newUser().email
  await page.goto('/sign-in/link')
  await page.getByLabel('Email').fill(linked)
  await page.getByRole('button', { name: 'Send link' }).click()
  await page.goto((await emailTo(linked, 'EMAIL_SIGNIN')).link)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expectEvents({ name: 'signed_up', method: 'email_link' })
  await leave(page)
  await expectEvents({ name: 'signed_out' })

  await page.goto(`/auth/token#token=${encodeURIComponent(customToken(newUser().email))}`)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expectEvents({ name: 'signed_up', method: 'custom_token' })
  await page.getByRole('button', { name: 'Continue' }).click()
  await leave(page)
  await expectEvents({ name: 'signed_out' })

  const guest = newUser()
  await page.getByRole('button', { name: 'Continue as a guest' }).click()
  await expectEvents({ name: 'guest_started' })
  await page.getByRole('link', { name: 'Create an account' }).first().click()
  await fill(page, 'Create account', guest)
  await expectEvents({ name: 'guest_upgraded', method: 'password' })
  await leave(page)
  await expectEvents({ name: 'signed_out' })

  await page.goto('/forgot-password')
  await page.getByLabel('Email').fill(guest.email)
  await page.getByRole('button', { name: 'Send email' }).click()
  await page.goto((await emailTo(guest.email, 'PASSWORD_RESET')).link)
  await page.getByLabel('New password').fill('battery staple')
  await page.getByRole('button', { name: 'Save new password' }).click()
  await expectEvents({ name: 'password_reset' })
})

type Credentials = ReturnType<typeof newUser>

async function fill(page: Page, button: string, { email, password }: Credentials): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: button }).click()
}

async function answerCode(page: Page, number: string): Promise<void> {
  await askForCode(page, number)
  await page.getByLabel('Code', { exact: true }).fill(await codeSentTo(number))
}

async function openAccountSecurity(page: Page): Promise<void> {
  await expect(accountMenu(page)).toBeVisible()
  await page.goto('/account')
  await openSection(page, 'Security')
}

async function leave(page: Page): Promise<void> {
  await expect(accountMenu(page)).toBeVisible()
  await signOut(page)
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
}
