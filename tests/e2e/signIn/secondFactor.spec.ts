import { checkPage } from '#tests/support/browser/checks/checkPage.ts'
import { addAuthenticatorApps, createVerifiedUser } from '#tests/support/browser/people/factors.ts'
import {
  signInAsNewProviderUser,
  openProvider,
  standInForGoogle,
} from '#tests/support/browser/people/identityProviderWindow.ts'
import { fillSignIn } from '#tests/support/browser/people/people.ts'
import { codeSentTo, somePhone, wrongCode } from '#tests/support/browser/people/phones.ts'
import { expect, test } from '#tests/support/browser/test.ts'

test(
  'a text message to one of two phones is the second step, and leads where the person wanted to go',
  { tag: '@once' },
  async ({ page }) => {
    const phone = somePhone().number
    const person = await createVerifiedUser({ Work: somePhone().number, 'My phone': phone })
    await page.goto('/sign-in?return=%2Faccount')
    await fillSignIn(page, person)
    await expect(page.getByRole('heading', { name: 'One more step' })).toBeFocused()
    await checkPage(page)
    await page.getByRole('button', { name: 'Work' }).click()
    await expect(page.getByRole('button', { name: /Resend in \d+s/ })).toBeVisible()
    await page.getByRole('button', { name: 'Use another factor' }).click()
    await page.getByRole('button', { name: 'My phone' }).click()
    await expect(page.getByLabel('Code', { exact: true })).toBeFocused()
    await page.getByText('I can’t use this method').click()
    await expect(page.getByText('There are no recovery codes.')).toBeVisible()
    await checkPage(page)

    const code = await codeSentTo(phone)
    await page.getByLabel('Code', { exact: true }).fill(wrongCode(code))
    await expect(page.getByText('That code is incorrect.')).toBeVisible()
    await page.getByLabel('Code', { exact: true }).fill(`${code.slice(0, 3)} ${code.slice(3)}`)
    await expect(page.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible()
    await expect(page).toHaveURL('/account')
  },
)

test('a provider is only the first step, too', { tag: '@once' }, async ({ context, page }) => {
  await standInForGoogle(context)
  const person = await createVerifiedUser()
  const appCode = await addAuthenticatorApps(person, 'Authenticator')
  await page.goto('/sign-in?return=%2Faccount')
  const popup = await openProvider(page, 'Continue with Google')
  await signInAsNewProviderUser(popup, person.email)
  await expect(page.getByText('Enter the code from your authenticator app.')).toBeVisible()
  await expect(page).toHaveURL('/sign-in/second-factor?return=%2Faccount')
  await checkPage(page)
  await page.getByLabel('Code', { exact: true }).fill(appCode())
  await expect(page.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible()
  await expect(page).toHaveURL('/account')
})

test(
  'a challenge goes away with a reload, and with going back',
  { tag: '@once' },
  async ({ page }) => {
    const person = await createVerifiedUser({ 'My phone': somePhone().number })
    await page.goto('/sign-in?return=%2Faccount')
    await fillSignIn(page, person)
    await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
    await expect(page).toHaveURL('/sign-in?return=%2Faccount')
    await fillSignIn(page, person)
    await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
    await expect(page.getByLabel('Email')).toHaveValue(person.email)
  },
)
