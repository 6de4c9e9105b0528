import { expect, type Browser, type Page } from '@playwright/test'
import { signIn, somebodyWithAccount, type Person } from './people.ts'
import { answer } from './provider.ts'

/** Signs somebody new in and opens their account. */
export async function openAccount(page: Page): Promise<Person> {
  const person = await somebodyWithAccount()
  await signIn(page, person)
  await page.goto('/account')
  await expect(page.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible()
  return person
}

/** Deletes somebody's account for good on a device that nobody else uses. */
export async function deleteOnOtherDevice(browser: Browser, person: Person): Promise<void> {
  const device = await browser.newContext()
  const page = await device.newPage()
  await signIn(page, person)
  await page.goto('/account/delete')
  await page.getByLabel(`Type ${person.email}`).fill(person.email)
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await expect(page.getByRole('heading', { name: 'Your account was deleted' })).toBeVisible()
  await device.close()
}

/** Lets the next call of this kind find the sign-in too old, as the real service does after some minutes. */
export async function askForRecentLogin(page: Page, call: RegExp): Promise<void> {
  const error = { code: 400, message: 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN' }
  await page.route(call, (route) => answer(route, 400, { error }), { times: 1 })
}

/** Opens a section of the account center from another one. */
export async function openSection(
  page: Page,
  name: 'Profile' | 'Security' | 'Devices',
): Promise<void> {
  const sections = page.getByRole('navigation', { name: 'Your account' })
  await sections.getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
}

/** Opens the editor of the password, types a new one and saves it. */
export async function typeNewPassword(page: Page, password: string): Promise<void> {
  await openSection(page, 'Security')
  await page.getByRole('button', { name: 'Change: Password' }).click()
  await page.getByLabel('New password').fill(password)
  await page.getByRole('button', { name: 'Save' }).click()
}

/** Types the password into the dialog that asks who is there. */
export async function confirmWith(page: Page, password: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' })
  await dialog.getByLabel('Current password').fill(password)
  await dialog.getByRole('button', { name: 'Confirm' }).click()
}

/** The row's own live region. */
export function savedIn(page: Page, section: string) {
  return page.getByRole('region', { name: section }).getByText('Saved', { exact: true })
}
