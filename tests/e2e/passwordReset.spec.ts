import { checkInBothWindows, checkPage } from '#tests/support/browser/checkPage.ts'
import { fillSignIn, newUser, createUser } from '#tests/support/browser/people.ts'
import { turnOffEmailProtection } from '#tests/support/browser/emailProtection.ts'
import { calls, cut } from '#tests/support/browser/provider.ts'
import { askForReset, openResetEmail } from '#tests/support/browser/resetEmail.ts'
import { expect, test } from '#tests/support/browser/test.ts'

test(
  'a forgotten password is replaced through an emailed link',
  { tag: ['@once', '@quick'] },
  async ({ page }) => {
    const person = await createUser()
    await page.goto('/sign-in')
    await page.getByRole('link', { name: 'Forgot password?' }).click()
    await expect(page.getByRole('heading', { name: 'Reset your password' })).toBeVisible()
    await checkInBothWindows(page)
    await askForReset(page, person.email)
    await checkInBothWindows(page)
    await openResetEmail(page, person.email)
    await expect(page.getByText(`For the account ${person.email}.`)).toBeVisible()
    await checkInBothWindows(page)

    await page.getByLabel('New password').fill('battery staple')
    await page.getByRole('button', { name: 'Save new password' }).click()
    await expect(page.getByRole('heading', { name: 'Your password was changed' })).toBeFocused()
    await checkInBothWindows(page)

    await page.getByRole('link', { name: 'Sign in' }).click()
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
    await fillSignIn(page, person)
    await expect(page.getByText('Wrong email or password.')).toBeVisible()
    await fillSignIn(page, { ...person, password: 'battery staple' })
    await expect(page).toHaveURL('/')
  },
)

test(
  'the code leaves the address bar, and a reload still knows it',
  { tag: '@once' },
  async ({ page }) => {
    const { email } = await createUser()
    await askForReset(page, email)
    await openResetEmail(page, email)
    await expect(page.getByLabel('New password')).toBeVisible()
    await expect(page).toHaveURL('/auth/action')
    await page.reload()
    await expect(page.getByText(`For the account ${email}.`)).toBeVisible()
  },
)

test(
  'a link opened from an email moves the focus from heading to heading',
  { tag: '@once' },
  async ({ page }) => {
    const { email } = await createUser()
    await askForReset(page, email)
    await page.getByRole('link', { name: 'Mailbox' }).click()
    const mail = page.getByRole('listitem').filter({ hasText: email })
    const link = await mail
      .getByRole('link', { name: 'Choose a new password' })
      .getAttribute('href')
    await page.goto(link ?? '')
    await page.getByLabel('New password').fill('battery staple')
    await page.getByLabel('New password').press('Enter')
    await expect(page.getByRole('heading', { name: 'Your password was changed' })).toBeFocused()
  },
)

test('a link that was used offers a new one', { tag: '@once' }, async ({ page }) => {
  const { email } = await createUser()
  await askForReset(page, email)
  await openResetEmail(page, email)
  await page.getByLabel('New password').fill('battery staple')
  await page.getByRole('button', { name: 'Save new password' }).click()
  await expect(page.getByRole('heading', { name: 'Your password was changed' })).toBeVisible()
  await page.reload()
  await expect(page.getByText('This link has expired or was already used.')).toBeVisible()
  await checkPage(page)
  await page.getByRole('link', { name: 'Send a new link' }).click()
  await expect(page).toHaveURL('/forgot-password')
})

test(
  'a link without a code, or for another purpose, says so',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto('/auth/action?mode=resetPassword')
    await expect(page.getByText('The link is incomplete.')).toBeVisible()
    await checkInBothWindows(page)
    await page.goto('/auth/action?mode=somethingElse&oobCode=abc')
    await expect(page.getByText('This type of link isn’t supported.')).toBeVisible()
  },
)

test('a link that cannot be checked can be tried again', { tag: '@once' }, async ({ page }) => {
  const { email } = await createUser()
  await askForReset(page, email)
  await cut(page)
  await openResetEmail(page, email)
  await expect(page.getByRole('heading', { name: 'We couldn’t check this link' })).toBeVisible()
  await checkPage(page)
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Check again' }).click()
  await expect(page.getByText(`For the account ${email}.`)).toBeVisible()
})

test(
  'the reset page does not reveal whether an account exists, even with email protection off',
  { tag: '@once' },
  async ({ page }) => {
    await turnOffEmailProtection(page, calls.sendEmail)
    const { email } = newUser()
    await askForReset(page, email)
    await expect(page.getByText(`If ${email} has an account`)).toBeVisible()
    await page.getByRole('button', { name: 'Use another email' }).click()
    await expect(page.getByLabel('Email')).toHaveValue(email)
  },
)
