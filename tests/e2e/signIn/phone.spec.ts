import { checkInBothWindows, checkPage } from '#tests/support/browser/checks/checkPage.ts'
import { signIn, signOut, createUser } from '#tests/support/browser/people/people.ts'
import {
  askForCode,
  codeSentTo,
  somePhone,
  wrongCode,
} from '#tests/support/browser/people/phones.ts'
import { expect, test } from '#tests/support/browser/test.ts'

test(
  'a person signs in with a phone number and its code, and gets where they wanted to go',
  { tag: ['@once', '@quick'] },
  async ({ page }) => {
    const { typed, number } = somePhone()
    await page.goto('/sign-in/phone?return=%2Faccount')
    await expect(page.getByRole('option', { name: 'United Kingdom \u200e+44' })).toBeAttached()
    await checkPage(page)
    await page.getByLabel('Country').selectOption('GB')
    await page.getByLabel('Phone number').pressSequentially(typed)
    await expect(page.getByLabel('Phone number')).toHaveValue(/^07\d{3} \d{6}$/)
    await page.getByLabel('Phone number').press('Enter')
    await expect(page.getByRole('heading', { name: 'Enter the code' })).toBeVisible()
    await expect(page.getByText(`We sent a code to ${number}.`)).toBeVisible()
    await checkPage(page)

    const code = await codeSentTo(number)
    await page.getByLabel('Code', { exact: true }).fill(wrongCode(code))
    await expect(page.getByText('That code is incorrect.')).toBeVisible()
    await page.getByLabel('Code', { exact: true }).fill(`${code.slice(0, 3)} ${code.slice(3)}`)
    await expect(page).toHaveURL('/account')
  },
)

test(
  'another number can be used, with its own code only, and a wait is counted before another code',
  { tag: '@once' },
  async ({ page }) => {
    const first = somePhone()
    const second = somePhone()
    await page.clock.install()
    await page.goto('/sign-in/phone')
    await page.clock.resume()
    await askForCode(page, first.number)
    await expect(page.getByRole('button', { name: /Resend in \d+s/ })).toBeVisible()
    await page.getByRole('button', { name: 'Use another number' }).click()
    await askForCode(page, second.number)
    await page.getByLabel('Code', { exact: true }).fill(await codeSentTo(first.number))
    await expect(page.getByText('That code is incorrect.')).toBeVisible()
    const before = await codeSentTo(second.number)
    await page.clock.fastForward(31_000)
    await page.getByRole('button', { name: 'Resend code' }).click()
    await expect(page.getByRole('button', { name: /Resend in \d+s/ })).toBeVisible()
    const code = await codeSentTo(second.number)
    await page.getByLabel('Code', { exact: true }).fill(code)
    await expect(page).toHaveURL('/')
    expect(before).not.toBe('')
  },
)

test(
  'a phone number is added to an account, replaced, and removed',
  { tag: '@once' },
  async ({ page }) => {
    const first = somePhone()
    const second = somePhone()
    const contact = page.getByRole('region', { name: 'Contact' })
    await signIn(page, await createUser(), '/account')
    await page.getByRole('button', { name: 'Add: Phone' }).click()
    await checkInBothWindows(page)
    await askForCode(page, first.number)
    await page.getByLabel('Code', { exact: true }).fill(await codeSentTo(first.number))
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
    await expect(contact.getByText(first.number)).toBeVisible()

    await page.getByRole('button', { name: 'Change: Phone' }).click()
    await askForCode(page, second.number)
    await page.getByLabel('Code', { exact: true }).fill(await codeSentTo(second.number))
    await expect(contact.getByText(second.number, { exact: true })).toBeVisible()

    await page.getByRole('button', { name: 'Change: Phone' }).click()
    await page.getByRole('button', { name: 'Remove number' }).click()
    const dialog = page.getByRole('dialog', { name: 'Remove your phone number?' })
    await checkInBothWindows(page)
    await dialog.getByRole('button', { name: 'Keep it' }).click()
    await expect(dialog).toBeHidden()
    await page.getByRole('button', { name: 'Change: Phone' }).click()
    await page.getByRole('button', { name: 'Remove number' }).click()
    await dialog.getByRole('button', { name: 'Remove number' }).click()
    await expect(contact.getByText(second.number, { exact: true })).toBeHidden()
    await expect(page.getByRole('button', { name: 'Add: Phone' })).toBeVisible()
  },
)

test(
  'the number of someone else is refused, and the only sign-in method is not removed',
  { tag: '@once' },
  async ({ page }) => {
    const taken = somePhone()
    await page.goto('/sign-in/phone')
    await askForCode(page, taken.number)
    await page.getByLabel('Code', { exact: true }).fill(await codeSentTo(taken.number))
    await expect(page).toHaveURL('/')
    await page.goto('/account')
    await page.getByRole('button', { name: 'Change: Phone' }).click()
    await expect(page.getByText('This number is your only sign-in method.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Remove number' })).toBeHidden()
    await signOut(page)
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()

    await signIn(page, await createUser(), '/account')
    await page.getByRole('button', { name: 'Add: Phone' }).click()
    await askForCode(page, taken.number)
    await page.getByLabel('Code', { exact: true }).fill(await codeSentTo(taken.number))
    await expect(page.getByText('This number belongs to another account.')).toBeVisible()
    await page.getByRole('alert').getByRole('button', { name: 'Use another number' }).click()
    await expect(page.getByLabel('Phone number')).toBeFocused()
  },
)
