import type { Page } from '@playwright/test'
import { checkPage } from '#tests/support/browser/checks/checkPage.ts'
import {
  signInAsNewProviderUser,
  signInAsKnownProviderUser,
  openProvider,
  standInForGoogle,
} from '#tests/support/browser/people/identityProviderWindow.ts'
import {
  accountMenu,
  signIn,
  signOut,
  newUser,
  createUser,
} from '#tests/support/browser/people/people.ts'
import { answer } from '#tests/support/browser/servers/authServer.ts'
import { expect, test } from '#tests/support/browser/test.ts'

test.beforeEach(({ context }) => standInForGoogle(context))

test(
  'a person connects a provider and disconnects it, but not the last sign-in method',
  { tag: '@once' },
  async ({ page }) => {
    const { email } = newUser()
    await signIn(page, await createUser(), '/account/security')
    await checkPage(page)
    await signInAsNewProviderUser(await openProvider(page, 'Connect: Google'), email)
    await expect(page.getByText('Google is now connected.')).toBeVisible()
    await expect(page.getByText(email, { exact: true })).toBeVisible()
    await checkPage(page)

    await page.getByRole('button', { name: 'Disconnect: Google' }).click()
    await expect(page.getByRole('heading', { name: 'Disconnect Google?' })).toBeVisible()
    await checkPage(page)
    await page.getByRole('button', { name: 'Keep it' }).click()
    await page.getByRole('button', { name: 'Disconnect: Google' }).click()
    await page.getByRole('button', { name: 'Disconnect', exact: true }).click()
    await expect(page.getByText('Google is now disconnected.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Connect: Google' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('button', { name: 'Connect: Google' })).toBeVisible()
    await expect(page.getByText('is no longer connected to your account')).toBeHidden()
  },
)

test(
  'a provider that is the only sign-in method stays, and is refused in another account',
  { tag: '@once' },
  async ({ page }) => {
    const { email } = newUser()
    await page.goto('/sign-in?return=%2Faccount%2Fsecurity')
    await signInAsNewProviderUser(await openProvider(page, 'Continue with GitHub'), email)
    await expect(page.getByText(/This is your only sign-in method/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Disconnect: GitHub' })).toHaveCount(0)
    await signOut(page)
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
    await signIn(page, await createUser(), '/account/security')
    await signInAsKnownProviderUser(await openProvider(page, 'Connect: GitHub'), email)
    await expect(page.getByText('This sign-in method belongs to another account.')).toBeVisible()
  },
)

test(
  'Apple is asked to forget the app when it is disconnected',
  { tag: '@once' },
  async ({ page }) => {
    const revoked: unknown[] = []
    await page.route(/accounts:revokeToken/, (route) => {
      revoked.push(route.request().postDataJSON())
      return answer(route, 200, {})
    })
    const { email } = newUser()
    await signIn(page, await createUser(), '/account/security')
    await signInAsNewProviderUser(await openProvider(page, 'Connect: Apple'), email)
    await page.getByRole('button', { name: 'Disconnect: Apple' }).click()
    const opening = page.waitForEvent('popup')
    await page.getByRole('button', { name: 'Disconnect', exact: true }).click()
    await signInAsKnownProviderUser(await opening, email)
    await expect(page.getByText('Apple is now disconnected.')).toBeVisible()
    expect(revoked).toMatchObject([
      { providerId: 'apple.com', token: 'FirebaseAuthEmulatorFakeAccessToken_apple.com' },
    ])
  },
)

test(
  'a password that an identity provider removed is shown, with a way to choose a new one',
  { tag: '@once' },
  async ({ page }) => {
    const person = await createUser()
    await signIn(page, person)
    await expect.poll(() => methodsKnownHere(page)).toEqual(['password'])
    await signOut(page)
    await signInAsNewProviderUser(await openProvider(page, 'Continue with Google'), person.email)
    const notice = page.getByText('Your password was removed when you signed in with Google.')
    await expect(notice).toBeVisible()
    await checkPage(page)
    const link = page.getByRole('link', { name: 'Choose a new password' })
    await expect(link).toHaveAttribute('href', '/account/security#password')
    await page.reload()
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await expect(notice).toBeHidden()
    await page.reload()
    await expect(accountMenu(page)).toBeVisible()
    await expect(notice).toBeHidden()
  },
)

/** The sign-in methods that this device has recorded, which it does shortly after sign-in. */
function methodsKnownHere(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Object.entries<string>(localStorage).flatMap(([key, text]) =>
      key.startsWith('known-methods-') ? (JSON.parse(text) as { value: string[] }).value : [],
    ),
  )
}
