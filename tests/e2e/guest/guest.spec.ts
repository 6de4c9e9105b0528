import type { Page } from '@playwright/test'
import { checkInBothWindows, checkPage } from '#tests/support/browser/checks/checkPage.ts'
import { openDetail } from '#tests/support/browser/people/accountDetails.ts'
import { addAuthenticatorApps, createVerifiedUser } from '#tests/support/browser/people/factors.ts'
import {
  signInAsNewProviderUser,
  signInAsKnownProviderUser,
  openProvider,
  standInForGoogle,
} from '#tests/support/browser/people/identityProviderWindow.ts'
import { deleteGuestAccount, updateAccount } from '#tests/support/browser/people/owner.ts'
import { accountMenu, fillSignIn, signOut, newUser } from '#tests/support/browser/people/people.ts'
import { codeSentTo, somePhone } from '#tests/support/browser/people/phones.ts'
import { expect, test } from '#tests/support/browser/test.ts'

const google = 'Continue with Google'

test.beforeEach(({ context }) => standInForGoogle(context))

test(
  'a guest looks around, upgrades to an account, keeps the user ID, and can come back',
  { tag: ['@once', '@quick', '@product'] },
  async ({ page }) => {
    const person = newUser()
    await signInAsGuest(page)
    await checkPage(page)
    const uid = await userId(page)
    await page.getByRole('link', { name: 'Create an account' }).first().click()
    await expect(page.getByRole('heading', { name: 'Create an account' })).toBeVisible()
    await checkPage(page)
    await page.getByLabel('Email').fill(person.email)
    await page.getByLabel('Password', { exact: true }).fill(person.password)
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page.getByRole('heading', { name: 'Your account is ready' })).toBeVisible()
    await checkPage(page)

    await signOut(page)
    await fillSignIn(page, person)
    await expect(accountMenu(page)).toBeVisible()
    expect(await userId(page)).toBe(uid)
    await expect(page.getByText('You’re using a guest account.')).toBeHidden()
  },
)

test('a guest connects a provider and keeps the user ID', { tag: '@once' }, async ({ page }) => {
  await signInAsGuest(page)
  const uid = await userId(page)
  await page.getByRole('link', { name: 'Create an account' }).first().click()
  await signInAsNewProviderUser(await openProvider(page, google), newUser().email)
  await expect(page.getByRole('heading', { name: 'Your account is ready' })).toBeVisible()
  expect(await userId(page)).toBe(uid)
})

test(
  'a guest whose email has an account signs in to it with its password and second factor',
  { tag: '@once' },
  async ({ page }) => {
    const phone = somePhone().number
    const person = await createVerifiedUser({ 'My phone': phone })
    await signInAsGuest(page)
    const guest = await userId(page)
    await page.getByRole('link', { name: 'Create an account' }).first().click()
    await page.getByLabel('Email').fill(person.email)
    await page.getByLabel('Password', { exact: true }).fill('some other horse')
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page.getByText(/An account with this email already exists/)).toBeVisible()
    await checkInBothWindows(page)
    await page.getByLabel('Password of that account').fill('wrong horse')
    await page.getByRole('button', { name: 'Sign in to that account' }).click()
    await expect(page.getByText('Wrong email or password.')).toBeVisible()
    await page.getByLabel('Password of that account').fill(person.password)
    await page.getByRole('button', { name: 'Sign in to that account' }).click()
    await expect(page.getByRole('heading', { name: 'One more step' })).toBeFocused()
    await checkPage(page)
    await page.getByRole('button', { name: 'My phone' }).click()
    await expect(page.getByLabel('Code', { exact: true })).toBeFocused()
    await page.getByLabel('Code', { exact: true }).fill(await codeSentTo(phone))
    await expect(await openDetail(page, 'Email')).toHaveText(person.email)
    await expect(page.getByText('You’re using a guest account.')).toBeHidden()
    expect(await userId(page)).not.toBe(guest)
  },
)

test(
  'a guest that the provider knows signs in to that account with its second factor, without another popup',
  { tag: '@once' },
  async ({ page }) => {
    const person = await createVerifiedUser()
    await page.goto('/sign-in')
    await signInAsNewProviderUser(await openProvider(page, google), person.email)
    const signedIn = await userId(page)
    await signOut(page)
    await page.getByRole('button', { name: 'Continue as a guest' }).click()
    await expect(page.getByText('You’re using a guest account.')).toBeVisible()
    await page.getByRole('link', { name: 'Create an account' }).first().click()
    await expect(page.getByRole('heading', { name: 'Create an account' })).toBeVisible()
    await signInAsKnownProviderUser(await openProvider(page, google), person.email)
    await expect(page.getByText(/Google is already connected to another account/)).toBeVisible()
    await checkPage(page)
    // The first sign-in with Google may have replaced the password.
    await updateAccount(person.email, { password: person.password })
    const appCode = await addAuthenticatorApps(person, 'Authenticator')
    await page.getByRole('button', { name: 'Sign in to that account' }).click()
    await expect(page.getByText('Enter the code from your authenticator app.')).toBeVisible()
    await page.getByLabel('Code', { exact: true }).fill(appCode())
    await expect(await openDetail(page, 'Email')).toHaveText(person.email)
    expect(await userId(page)).toBe(signedIn)
  },
)

test(
  'a guest whose account was deleted reads that it was a guest account, after a reload as well',
  { tag: '@once' },
  async ({ page }) => {
    await signInAsGuest(page)
    await deleteGuestAccount((await userId(page)) ?? '')
    await page.reload()
    await expect(
      page.getByRole('heading', { name: 'This guest account no longer exists' }),
    ).toBeVisible()
    await checkInBothWindows(page)
  },
)

async function signInAsGuest(page: Page): Promise<void> {
  await page.goto('/sign-in')
  await page.getByRole('button', { name: 'Continue as a guest' }).click()
  await expect(page.getByText('You’re using a guest account.')).toBeVisible()
}

async function userId(page: Page): Promise<string | null> {
  return (await openDetail(page, 'User ID')).textContent()
}
