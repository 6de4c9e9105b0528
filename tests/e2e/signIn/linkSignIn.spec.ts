import type { Page } from '@playwright/test'
import { linkEmailKey } from '#src/domain/session/storageKeys.ts'
import { checkPage } from '#tests/support/browser/checks/checkPage.ts'
import { openDetail } from '#tests/support/browser/people/accountDetails.ts'
import { isUnused, emailTo, sendLinkTo } from '#tests/support/browser/people/emails.ts'
import { createVerifiedUser } from '#tests/support/browser/people/factors.ts'
import { startAsGuest } from '#tests/support/browser/people/guest.ts'
import { accountMenu, signIn, newUser, createUser } from '#tests/support/browser/people/people.ts'
import { codeSentTo, somePhone } from '#tests/support/browser/people/phones.ts'
import { calls, refuse } from '#tests/support/browser/servers/authServer.ts'
import { expect, test } from '#tests/support/browser/test.ts'

test(
  'a link signs in with one click where it was requested, and only with a click',
  { tag: ['@once', '@quick'] },
  async ({ page }) => {
    const { email } = newUser()
    await page.goto('/sign-in/link?return=%2Fverify-email')
    await checkPage(page)
    await askForLink(page, email)
    await checkPage(page)
    await expect(page.getByRole('button', { name: /^Resend in/ })).toBeVisible()
    const { code, link } = await emailTo(email, 'EMAIL_SIGNIN')
    await page.goto(link)
    await expect(page.getByText(`The link signs you in as ${email}.`)).toBeVisible()
    await expect(page).toHaveURL('/auth/action?return=%2Fverify-email')
    await checkPage(page)
    await page.reload()
    expect(await isUnused(code)).toBe(true)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page).toHaveURL('/verify-email')
    await expect(page.getByRole('heading', { name: 'Your email is verified' })).toBeVisible()
    expect(await page.evaluate((name) => localStorage.getItem(name), linkEmailKey)).toBeNull()
  },
)

test(
  'on another device the email is asked for, and a wrong one is refused',
  { tag: '@once' },
  async ({ page, browser }) => {
    const { email } = await createUser()
    await page.goto('/sign-in/link')
    await askForLink(page, email)
    const { link } = await emailTo(email, 'EMAIL_SIGNIN')
    const device = await browser.newContext()
    const phone = await device.newPage()
    await phone.goto(link)
    await expect(phone.getByText('requested on another device')).toBeVisible()
    await checkPage(phone)
    await phone.getByLabel('Email').fill(newUser().email)
    await phone.getByRole('button', { name: 'Sign in' }).click()
    await expect(phone.getByText('This link was sent to a different email address.')).toBeVisible()
    await checkPage(phone)
    await phone.getByLabel('Email').fill(email)
    await phone.getByRole('button', { name: 'Sign in' }).click()
    await expect(accountMenu(phone)).toBeVisible()
    await device.close()

    await page.goto(link)
    await expect(page.getByText('It has expired or was already used.')).toBeVisible()
    await checkPage(page)
    await refuse(page, calls.sendEmail, 400, 'UNAUTHORIZED_DOMAIN')
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Send link' }).click()
    await expect(page.getByText('isn’t authorized to run on this domain')).toBeVisible()
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Send link' }).click()
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
    await page.goto((await emailTo(email, 'EMAIL_SIGNIN')).link)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(accountMenu(page)).toBeVisible()
  },
)

test(
  'a link for another person than the one signed in shows this, and one for the same confirms them',
  { tag: '@once' },
  async ({ page, context }) => {
    const [ada, bob] = [await createUser(), await createUser()]
    await page.goto('/sign-in/link')
    await askForLink(page, ada.email)
    const { link } = await emailTo(ada.email, 'EMAIL_SIGNIN')
    const other = await context.newPage()
    await signIn(other, bob)
    await page.bringToFront()
    await page.goto(link)
    await expect(page.getByText(`You’re signed in as ${bob.email}.`)).toBeVisible()
    await checkPage(page)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(accountMenu(page)).toBeVisible()
    await expect(await openDetail(page, 'Email')).toHaveText(ada.email)

    const email = ada.email
    await sendLinkTo(email)
    await page.goto((await emailTo(email, 'EMAIL_SIGNIN')).link)
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByRole('heading', { name: 'Identity confirmed' })).toBeVisible()
    await checkPage(page)
  },
)

test(
  'a guest keeps their account with a new email, and chooses if the email has one',
  { tag: '@once' },
  async ({ page }) => {
    const [fresh, known] = [newUser(), await createUser()]
    await startAsGuest(page)
    await sendLinkTo(known.email)
    await page.goto((await emailTo(known.email, 'EMAIL_SIGNIN')).link)
    await page.getByLabel('Email').fill(known.email)
    const keep = page.getByLabel('Keep my guest data')
    await expect(keep).not.toBeChecked()
    await checkPage(page)
    await keep.check()
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(
      page.getByRole('heading', { name: 'An account with this email already exists' }),
    ).toBeVisible()
    await checkPage(page)
    await page.getByRole('button', { name: 'Sign in to the account' }).click()
    await expect(page.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible()

    await sendLinkTo(fresh.email)
    await page.goto((await emailTo(fresh.email, 'EMAIL_SIGNIN')).link)
    await page.getByLabel('Email').fill(fresh.email)
    await keep.check()
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(await openDetail(page, 'Email')).toHaveText(fresh.email)
  },
)

test(
  'a signed-in person switches to another account only with its second factor',
  { tag: '@once' },
  async ({ page }) => {
    const phone = somePhone().number
    const [ada, bob] = [await createVerifiedUser({ 'My phone': phone }), await createUser()]
    await signIn(page, bob)
    await sendLinkTo(ada.email)
    await page.goto((await emailTo(ada.email, 'EMAIL_SIGNIN')).link)
    await page.getByLabel('Email').fill(ada.email)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible()
    await page.getByRole('button', { name: /^My phone/ }).press('Enter')
    await expect(page.getByLabel('Code', { exact: true })).toBeFocused()
    await page.getByLabel('Code', { exact: true }).fill(await codeSentTo(phone))
    await expect(await openDetail(page, 'Email')).toHaveText(ada.email)
  },
)

async function askForLink(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByText(`We sent a sign-in link to ${email}.`)).toBeVisible()
}
