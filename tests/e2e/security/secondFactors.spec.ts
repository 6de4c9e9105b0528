import type { Page } from '@playwright/test'
import { fromBase32, totp } from '#local-firebase/authProxy/totpCodes.ts'
import { checkInBothWindows, checkPage } from '#tests/support/browser/checks/checkPage.ts'
import { requireRecentSignIn, confirmWith } from '#tests/support/browser/people/account.ts'
import { createVerifiedUser } from '#tests/support/browser/people/factors.ts'
import {
  accountMenu,
  fillSignIn,
  signIn,
  signOut,
  createUser,
} from '#tests/support/browser/people/people.ts'
import { askForCode, codeSentTo, somePhone } from '#tests/support/browser/people/phones.ts'
import { showPuzzles } from '#tests/support/browser/people/puzzle.ts'
import { calls } from '#tests/support/browser/servers/authServer.ts'
import { expect, test } from '#tests/support/browser/test.ts'

test(
  'text messages are set up as a second factor, asked for, and removed',
  { tag: '@once' },
  async ({ page }) => {
    const phone = somePhone().number
    const person = await createVerifiedUser()
    await signIn(page, person, '/account/security')
    const section = page.getByRole('region', { name: 'Second factors' })
    await section.getByRole('button', { name: 'Text message' }).click()
    await askForCode(page, phone)
    await section.getByLabel('Name', { exact: true }).fill('Work phone')
    await checkPage(page)
    await page.getByLabel('Code', { exact: true }).fill(await codeSentTo(phone))
    await expect(section.getByText('Second factor added.')).toBeVisible()
    await expect(section.getByText('Add a backup')).toBeVisible()
    await expect(section.getByRole('heading', { name: 'Work phone' })).toBeVisible()
    await checkPage(page)

    await section.getByRole('button', { name: 'Text message' }).click()
    await page.getByLabel('Phone number').fill(phone)
    await page.getByRole('button', { name: 'Send code' }).click()
    await expect(page.getByText('This second factor is already set up.')).toBeVisible()

    await signOut(page)
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
    await fillSignIn(page, person)
    await page.getByRole('button', { name: 'Work phone' }).click()
    await expect(page.getByLabel('Code', { exact: true })).toBeFocused()
    await page.getByLabel('Code', { exact: true }).fill(await codeSentTo(phone))
    await expect(accountMenu(page)).toBeVisible()

    await page.goto('/account/security')
    await section.getByRole('button', { name: 'Remove: Work phone' }).click()
    const dialog = page.getByRole('dialog', { name: 'Remove “Work phone”?' })
    await expect(dialog.getByText('This is your only second factor')).toBeVisible()
    await checkPage(page)
    await dialog.getByRole('button', { name: 'Remove', exact: true }).click()
    await expect(dialog).toBeHidden()
    await expect(section.getByRole('heading', { name: 'Work phone' })).toBeHidden()
  },
)

test(
  'an authenticator app is added only after a right code',
  { tag: ['@once', '@quick'] },
  async ({ page }) => {
    const person = await createVerifiedUser()
    await signIn(page, person, '/account/security')
    const section = page.getByRole('region', { name: 'Second factors' })
    await section.getByRole('button', { name: 'Authenticator app' }).click()
    await expect(section.getByRole('img', { name: /QR code/ }).locator('path')).toHaveAttribute(
      'd',
      /^M\d+ \d+h1v1h-1z/,
    )
    const key = (await section.getByText(/^([A-Z2-7]{4} )+/).innerText()).replaceAll(' ', '')
    await expect(section.getByRole('link', { name: 'Open it in an app' })).toHaveAttribute(
      'href',
      `otpauth://totp/Gatehouse:${encodeURIComponent(person.email)}?secret=${key}&issuer=Gatehouse&algorithm=SHA1&digits=6`,
    )
    await checkInBothWindows(page)
    const codeAt = (skew: number) => totp(fromBase32(key), Date.now() + skew)
    await page.getByLabel('Code', { exact: true }).fill(codeAt(-90_000))
    await expect(page.getByText('That code is incorrect.')).toBeVisible()
    await expect(section.getByRole('heading', { name: 'Authenticator app' })).toBeHidden()
    await page.getByLabel('Code', { exact: true }).fill(codeAt(30_000))
    await expect(section.getByText('Second factor added.')).toBeVisible()
    await expect(section.getByRole('heading', { name: 'Authenticator app' })).toBeVisible()
    await checkInBothWindows(page)
  },
)

test(
  'a factor is removed after long only by confirming the password and the factor, with reCAPTCHA’s puzzle over the dialog',
  { tag: '@once' },
  async ({ page }) => {
    const phone = somePhone().number
    const person = await createVerifiedUser({ 'My phone': phone })
    await showPuzzles(page)
    await page.goto('/sign-in?return=%2Faccount%2Fsecurity')
    await fillSignIn(page, person)
    await page.getByRole('button', { name: /^My phone/ }).press('Enter')
    await page.getByRole('button', { name: 'Close the puzzle' }).click()
    await page.getByRole('button', { name: 'Cancel sending' }).click()
    await expect(page.getByRole('button', { name: /^My phone/ })).toBeFocused()
    await solveAndAnswer(page, phone)

    const section = page.getByRole('region', { name: 'Second factors' })
    await requireRecentSignIn(page, calls.withdrawFactor)
    await section.getByRole('button', { name: 'Remove: My phone' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click()
    await confirmWith(page, person.password)
    await expect(page.getByText('Enter your second factor to continue.')).toBeVisible()
    await checkPage(page)
    await expect(page.locator('#root')).toHaveAttribute('inert')
    await solveAndAnswer(page, phone)
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(section.getByRole('heading', { name: 'My phone', exact: true })).toBeHidden()
    await expect(section.getByRole('button', { name: 'Text message' })).toBeVisible()
    await expect(page.locator('#root')).not.toHaveAttribute('inert')
  },
)

test('without a verified email, verification comes first', { tag: '@once' }, async ({ page }) => {
  await signIn(page, await createUser(), '/account/security')
  const section = page.getByRole('region', { name: 'Second factors' })
  await expect(section.getByRole('link', { name: 'Verify email' })).toHaveAttribute(
    'href',
    '/verify-email?return=%2Faccount%2Fsecurity',
  )
  await expect(section.getByRole('button', { name: 'Authenticator app' })).toBeHidden()
  await checkInBothWindows(page)
})

async function solveAndAnswer(page: Page, phone: string): Promise<void> {
  await page.getByRole('button', { name: /^My phone/ }).press('Enter')
  await page.getByRole('button', { name: 'Solve the puzzle' }).click()
  await expect(page.getByLabel('Code', { exact: true })).toBeFocused()
  await page.getByLabel('Code', { exact: true }).fill(await codeSentTo(phone))
}
