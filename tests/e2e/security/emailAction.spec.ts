import { checkInBothWindows, checkPage } from '#tests/support/browser/checks/checkPage.ts'
import { firstHeading } from '#tests/support/browser/firstPage.ts'
import {
  isUnused,
  emailTo,
  sendEmailAs,
  changeEmailAsAttacker,
} from '#tests/support/browser/people/emails.ts'
import {
  accountMenu,
  fillSignIn,
  signIn,
  newUser,
  createUser,
} from '#tests/support/browser/people/people.ts'
import {
  answer,
  calls,
  blockAuthServer,
  refuse,
} from '#tests/support/browser/servers/authServer.ts'
import { expect, test } from '#tests/support/browser/test.ts'

const verify = { name: 'Verify email' }

test(
  'an email is verified by a click, and not by opening the link',
  { tag: '@once' },
  async ({ page, context }) => {
    const person = await createUser()
    await signIn(page, person)
    await sendEmailAs(person, { requestType: 'VERIFY_EMAIL' })
    const { code, link } = await emailTo(person.email, 'VERIFY_EMAIL')
    await page.goto(link)
    await expect(page.getByText(`Confirm that ${person.email} is your address.`)).toBeVisible()
    await expect(page).toHaveURL('/auth/action')
    await checkInBothWindows(page)
    await page.reload()
    await expect(page.getByRole('button', verify)).toBeVisible()
    expect(await isUnused(code)).toBe(true)

    const other = await context.newPage()
    await other.goto(link)
    await expect(other.getByRole('button', verify)).toBeVisible()
    await page.bringToFront()
    await page.getByRole('button', verify).click()
    await expect(page.getByRole('heading', { name: 'Your email is verified' })).toBeFocused()
    expect(await isUnused(code)).toBe(false)
    await checkInBothWindows(page)

    await other.bringToFront()
    await other.getByRole('button', verify).click()
    const again = other.getByRole('heading', { name: 'Your email is already verified' })
    await expect(again).toBeVisible()
    await checkInBothWindows(other)
    await page.bringToFront()
    await page.getByRole('link', { name: 'Continue' }).click()
    await expect(firstHeading(page)).toBeVisible()
    await expect(page.getByText('isn’t verified yet.')).toBeHidden()
  },
)

test(
  'a spent link to verify the email asks for no sign-in, and offers a new one to its owner',
  { tag: '@once' },
  async ({ page }) => {
    const person = await createUser()
    await page.goto(`/auth/action?mode=verifyEmail&oobCode=${'long'.repeat(500)}`)
    await expect(page.getByText('This link has expired or was already used.')).toBeVisible()
    await checkPage(page)
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
    await expect(page).toHaveURL('/sign-in?return=%2Fverify-email')
    await fillSignIn(page, person)
    await expect(page.getByRole('heading', { name: 'Verify your email' })).toBeVisible()

    await page.goto('/auth/action?mode=verifyEmail&oobCode=%00%22code')
    await page.getByRole('button', { name: 'Send a new email' }).click()
    await expect(page.getByText(`We sent a new email to ${person.email}.`)).toBeVisible()
    await expect(page.getByRole('button', { name: /^Resend in/ })).toBeFocused()
    await checkPage(page)
    const { link } = await emailTo(person.email, 'VERIFY_EMAIL')
    await page.goto(link)
    await expect(page.getByRole('button', verify)).toBeVisible()
  },
)

test(
  'a link with another mode than its code, or without a code, is refused',
  { tag: '@once' },
  async ({ page }) => {
    const person = await createUser()
    await sendEmailAs(person, { requestType: 'VERIFY_EMAIL' })
    const { code } = await emailTo(person.email, 'VERIFY_EMAIL')
    for (const mode of ['recoverEmail', 'resetPassword', 'signIn', 'verifyAndChangeEmail']) {
      await page.goto(`/auth/action?mode=${mode}&oobCode=${code}`)
      await expect(page.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible()
    }
    await page.goto('/auth/action?mode=verifyEmail&oobCode=')
    await expect(page.getByText('The link is incomplete.')).toBeVisible()
    expect(await isUnused(code)).toBe(true)
  },
)

test(
  'a link for someone else shows who is signed in, and still works',
  { tag: '@once' },
  async ({ page }) => {
    const [ada, bob] = [await createUser(), await createUser()]
    await signIn(page, bob)
    const notice = page.getByText(
      `You’re signed in as ${bob.email}. This link belongs to ${ada.email}.`,
    )
    await sendEmailAs(ada, { requestType: 'PASSWORD_RESET', email: ada.email })
    await page.goto((await emailTo(ada.email, 'PASSWORD_RESET')).link)
    await expect(page.getByText(`For the account ${ada.email}.`)).toBeVisible()
    await expect(notice).toBeVisible()
    await checkPage(page)
    await sendEmailAs(ada, { requestType: 'VERIFY_EMAIL' })
    await page.goto((await emailTo(ada.email, 'VERIFY_EMAIL')).link)
    await expect(notice).toBeVisible()
    await page.getByRole('button', verify).click()
    await expect(page.getByRole('heading', { name: 'Your email is verified' })).toBeVisible()
  },
)

test(
  'a new email ends the session, and leads to signing in with the new one',
  { tag: '@once' },
  async ({ page }) => {
    const person = await createUser()
    const newEmail = newUser().email
    await signIn(page, person)
    await sendEmailAs(person, { requestType: 'VERIFY_AND_CHANGE_EMAIL', newEmail })
    await page.goto((await emailTo(person.email, 'VERIFY_AND_CHANGE_EMAIL')).link)
    const promise = `You’ll now sign in with ${newEmail} instead of ${person.email}.`
    await expect(page.getByText(promise)).toBeVisible()
    await checkPage(page)
    await refuse(page, calls.lookup, 400, 'TOKEN_EXPIRED')
    await page.getByRole('button', { name: 'Change email' }).click()
    await expect(page.getByRole('heading', { name: 'Your email was changed' })).toBeVisible()
    await checkPage(page)
    await page.unrouteAll()
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(newEmail)
    await fillSignIn(page, { ...person, email: newEmail })
    await expect(accountMenu(page)).toBeVisible()
  },
)

test('a stolen email is restored, and the account secured', { tag: '@once' }, async ({ page }) => {
  const person = await createUser()
  await changeEmailAsAttacker(person, newUser().email)
  const { link } = await emailTo(person.email, 'RECOVER_EMAIL')
  await blockAuthServer(page)
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'We couldn’t check this link' })).toBeVisible()
  await checkInBothWindows(page)
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Check again' }).click()
  await expect(page.getByText(`change it back to ${person.email}.`)).toBeVisible()
  await checkInBothWindows(page)
  await page.getByRole('button', { name: 'Restore email' }).click()
  await expect(page.getByRole('heading', { name: 'Your email was restored' })).toBeVisible()
  await checkInBothWindows(page)
  await page.getByRole('button', { name: 'Email me a reset link' }).click()
  await expect(page.getByRole('status').filter({ hasText: person.email })).toBeVisible()
  await emailTo(person.email, 'PASSWORD_RESET')
  await expect(page.getByRole('link', { name: 'Go to your account' })).toHaveAttribute(
    'href',
    '/account',
  )
})

test(
  'a second factor added by someone else is removed, and the account secured',
  { tag: '@once' },
  async ({ page }) => {
    const { email } = newUser()
    await page.route(calls.checkCode, (route) =>
      answer(route, 200, {
        kind: 'identitytoolkit#ResetPasswordResponse',
        requestType: 'REVERT_SECOND_FACTOR_ADDITION',
        email,
        mfaInfo: {
          mfaEnrollmentId: 'factor-1',
          phoneInfo: '+441234567890',
          enrolledAt: '2026-11-20T10:00:00Z',
        },
      }),
    )
    await refuse(page, calls.update, 400, 'TOO_MANY_ATTEMPTS_TRY_LATER')
    await page.clock.install()
    await page.goto('/auth/action?mode=revertSecondFactorAddition&oobCode=abc')
    await expect(page.getByText('A second factor, +441234567890, was added')).toBeVisible()
    await checkPage(page)
    const remove = page.getByRole('button', { name: 'Remove the second factor' })
    await remove.click()
    await expect(page.getByRole('button', { name: /^Please wait/ })).toBeVisible()
    await page.clock.runFor(31_000)
    await page.unroute(calls.update)
    await page.route(calls.update, (route) => answer(route, 200, { email }))
    await remove.click()
    await expect(page.getByRole('heading', { name: 'The second factor was removed' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Email me a reset link' })).toBeVisible()
    await checkPage(page)
  },
)
