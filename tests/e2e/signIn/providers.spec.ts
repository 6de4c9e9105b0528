import { checkInBothWindows, checkPage } from '#tests/support/browser/checks/checkPage.ts'
import { firstHeading } from '#tests/support/browser/firstPage.ts'
import { openDetail } from '#tests/support/browser/people/accountDetails.ts'
import { emailTo } from '#tests/support/browser/people/emails.ts'
import {
  signInAsNewProviderUser,
  blockPopups,
  comeBack,
  openProvider,
  standInForGoogle,
} from '#tests/support/browser/people/identityProviderWindow.ts'
import { fillSignIn, signOut, newUser, createUser } from '#tests/support/browser/people/people.ts'
import {
  answerThatAccountExists,
  calls,
  holdRequests,
  withholdEmail,
} from '#tests/support/browser/servers/authServer.ts'
import { expect, test } from '#tests/support/browser/test.ts'

const google = 'Continue with Google'

test.beforeEach(({ context }) => standInForGoogle(context))

test(
  'a person signs in with a provider, which is marked as last used when they return',
  { tag: ['@once', '@quick'] },
  async ({ page }) => {
    await page.goto('/sign-in')
    await expect(page.getByRole('button', { name: google })).toBeVisible()
    await checkPage(page)
    const popup = await openProvider(page, google)
    await expect(page.getByText('Continue in the Google window.')).toBeVisible()
    await checkPage(page)
    await signInAsNewProviderUser(popup, newUser().email)
    await expect(firstHeading(page)).toBeVisible()

    await signOut(page)
    await expect(page.getByRole('button', { name: `${google} Last used` })).toBeVisible()
    await fillSignIn(page, await createUser())
    await signOut(page)
    await expect(page.getByRole('button', { name: google, exact: true })).toBeVisible()
  },
)

test(
  'a person who comes from a provider without an email adds one with a password',
  { tag: '@once' },
  async ({ page }) => {
    await withholdEmail(page)
    await page.goto('/sign-in?return=%2Faccount')
    await signInAsNewProviderUser(await openProvider(page, google), newUser().email)
    await page.getByRole('link', { name: 'Add an email and a password' }).click()
    await page.getByRole('button', { name: 'Add: Password' }).click()
    await checkInBothWindows(page)
    const own = newUser()
    await page.getByLabel('Email', { exact: true }).fill((await createUser()).email)
    await page.getByLabel('New password', { exact: true }).fill(own.password)
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('An account with this email already exists.')).toBeVisible()
    await page.getByLabel('Email', { exact: true }).fill(own.email)
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
    expect((await emailTo(own.email, 'VERIFY_EMAIL')).code).not.toBe('')
    await signOut(page)
    await fillSignIn(page, own)
    await expect(firstHeading(page)).toBeVisible()
  },
)

test('a blocked popup continues in the same window', { tag: '@once' }, async ({ page }) => {
  await blockPopups(page)
  await page.goto('/sign-in?return=%2Faccount')
  await page.getByRole('button', { name: google }).click()
  await expect(page.getByText('Your browser blocked the Google window.')).toBeVisible()
  await checkPage(page)
  await page.getByRole('button', { name: 'Continue in this window' }).click()
  await signInAsNewProviderUser(page, newUser().email)
  await expect(page).toHaveURL('/account')
})

test(
  'a redirect that brings nothing back is reported, and the popup still works',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto('/sign-in')
    await page.evaluate(() => sessionStorage.setItem('gatehouse-redirect', 'google.com'))
    await page.reload()
    await expect(page.getByText(/Google sent you back/)).toBeVisible()
    await signInAsNewProviderUser(await openProvider(page, google), newUser().email)
    await expect(page).toHaveURL('/')
  },
)

test(
  'a closed window can be given up at once, and a late success still counts',
  { tag: '@once' },
  async ({ page }) => {
    const answers = await holdRequests(page, calls.signInWithProvider)
    await page.goto('/sign-in')
    const popup = await openProvider(page, google)
    await signInAsNewProviderUser(popup, newUser().email)
    await expect.poll(() => answers.count()).toBe(1)
    await comeBack(page)
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByText('Still waiting for Google.')).toBeHidden()
    answers.release()
    await expect(firstHeading(page)).toBeVisible()
  },
)

test(
  'a person who closes the window reads calmly that nothing has changed',
  { tag: '@once' },
  async ({ page }) => {
    await page.clock.install()
    await page.goto('/sign-in')
    const popup = await openProvider(page, google)
    await popup.close()
    await page.clock.runFor(12_000)
    await expect(page.getByText('The window was closed. Nothing has changed.')).toBeVisible()
    await expect(page.getByRole('alert')).toBeEmpty()
  },
)

test(
  'a person whose email has an account signs in the old way, and is asked whether to connect the provider',
  { tag: '@once' },
  async ({ page }) => {
    const person = await createUser()
    await answerThatAccountExists(page, person.email, ['password'])
    await page.goto('/sign-in')
    await signInAsNewProviderUser(await openProvider(page, google), newUser().email)
    await expect(page.getByText(`An account with ${person.email} already exists.`)).toBeVisible()
    await expect(page.getByLabel('Email')).toHaveValue(person.email)
    await checkPage(page)
    await page.getByRole('button', { name: 'Sign in with your password' }).click()
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
    await page.keyboard.type(person.password)
    await page.keyboard.press('Enter')
    await expect(page.getByText('You tried to sign in with Google.')).toBeVisible()
    await checkPage(page)
    await page.getByRole('button', { name: 'Connect it' }).click()
    await expect(page.getByText('Google is now connected.')).toBeVisible()
    await expect(await openDetail(page, 'Sign-in methods')).toHaveText('password and google.com')
  },
)
