import type { Page } from '@playwright/test'
import { checkFit } from '#tests/support/browser/checks/checkPage.ts'
import {
  chooseLanguage,
  languageToFit,
  submitCredentials,
} from '#tests/support/browser/checks/languageToFit.ts'
import { layOutFromRight } from '#tests/support/browser/checks/rightToLeft.ts'
import {
  emailTo,
  sendLinkTo,
  sendEmailAs,
  changeEmailAsAttacker,
} from '#tests/support/browser/people/emails.ts'
import { createVerifiedUser } from '#tests/support/browser/people/factors.ts'
import { createUser, newUser } from '#tests/support/browser/people/people.ts'
import { somePhone } from '#tests/support/browser/people/phones.ts'
import { expect, test } from '#tests/support/browser/test.ts'

test.use({ viewport: { width: 320, height: 640 } })

const pages = [
  '/sign-in',
  '/sign-up',
  '/forgot-password',
  '/sign-in/phone',
  '/sign-in/link',
  '/auth/action?mode=resetPassword&oobCode=used',
  '/nowhere',
]

const { code } = languageToFit

test.beforeEach(({ context }) => layOutFromRight(context))

test(
  'every page before signing in fits a narrow window in a long language from right to left',
  { tag: '@once' },
  async ({ page, baseURL }) => {
    test.slow()
    await chooseLanguage(page, code, baseURL ?? '')
    for (const path of pages) await visit(page, path)
    await checkForms(page)
    await checkEmails(page)
    await checkSecondFactor(page)
    await page.goto('/auth/token#token=abc')
    await checkFit(page)
  },
)

async function checkForms(page: Page): Promise<void> {
  await submitCredentials(page, newUser())
  await expect(page.locator('[data-tone=danger]')).toBeVisible()
  await checkFit(page)
  await page.goto('/sign-up')
  await page.locator('#new-password').fill('abc')
  await page.locator('#new-password').press('Enter')
  await expect(page.locator('#email:user-invalid')).toBeVisible()
  await checkFit(page)
  await page.goto('/forgot-password')
  await submitEmail(page, 'ada.lovelace.the.countess@analytical-engines.example.com')
  await checkFit(page)
  await page.goto('/sign-in/phone')
  await page.locator('[type=tel]').fill(somePhone().number)
  await page.locator('[type=tel]').press('Enter')
  await expect(page.locator('[name=code]')).toBeVisible()
  await checkFit(page)
  await page.goto('/sign-in/link')
  const { email } = newUser()
  await submitEmail(page, email)
  await checkFit(page)
  await visit(page, (await emailTo(email, 'EMAIL_SIGNIN')).link)
}

async function checkEmails(page: Page): Promise<void> {
  for (const mode of ['verifyEmail', 'recoverEmail', 'signIn'])
    await visit(page, `/auth/action?mode=${mode}&oobCode=used`)
  const { email } = newUser()
  await sendLinkTo(email)
  await visit(page, (await emailTo(email, 'EMAIL_SIGNIN')).link)

  const person = await createUser()
  await sendEmailAs(person, { requestType: 'VERIFY_AND_CHANGE_EMAIL', newEmail: newUser().email })
  await visit(page, (await emailTo(person.email, 'VERIFY_AND_CHANGE_EMAIL')).link)
  await sendEmailAs(person, { requestType: 'VERIFY_EMAIL' })
  await visit(page, (await emailTo(person.email, 'VERIFY_EMAIL')).link)
  await finish(page)
  await sendEmailAs(person, { requestType: 'PASSWORD_RESET', email: person.email })
  await visit(page, (await emailTo(person.email, 'PASSWORD_RESET')).link)

  await changeEmailAsAttacker(person, newUser().email)
  await visit(page, (await emailTo(person.email, 'RECOVER_EMAIL')).link)
  await finish(page)
}

async function checkSecondFactor(page: Page): Promise<void> {
  const person = await createVerifiedUser({
    'My phone': somePhone().number,
    'Work phone': somePhone().number,
  })
  await submitCredentials(page, person)
  await page.locator('summary').click()
  await checkFit(page)
  await page.locator('#challenge-factors button').last().click()
  await expect(page.locator('[name=code]')).toBeVisible()
  await checkFit(page)
}

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await checkFit(page)
}

/** Does what the page offers, until another heading says that it's done. */
async function finish(page: Page): Promise<void> {
  const before = await page.getByRole('heading', { level: 1 }).innerText()
  await page.getByRole('main').getByRole('button').first().click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(before)
  await checkFit(page)
}

async function submitEmail(page: Page, email: string): Promise<void> {
  await page.locator('#email').fill(email)
  await page.locator('#email').press('Enter')
  await expect(page.locator('#email')).toBeHidden()
}
