import { expect, type Browser, type Page } from '@playwright/test'
import { answer } from '../servers/authServer.ts'
import { signIn, createUser, type Person } from './people.ts'

/** Signs a new person in and opens their account. */
export async function openAccount(page: Page): Promise<Person> {
  const person = await createUser()
  await signIn(page, person, '/account')
  await expect(page.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible()
  return person
}

/** Deletes a person's account completely, on another device. */
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

/**
 * Makes the next call of this kind fail because the sign-in is too old, as the real service does after some
 * minutes.
 */
export async function requireRecentSignIn(page: Page, call: RegExp): Promise<void> {
  const error = { code: 400, message: 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN' }
  await page.route(call, (route) => answer(route, 400, { error }), { times: 1 })
}

/** Opens another section of the account center. */
export async function openSection(
  page: Page,
  name: 'Profile' | 'Security' | 'Devices',
): Promise<void> {
  const sections = page.getByRole('navigation', { name: 'Your account' })
  await sections.getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
}

/** Opens the password editor, types a new password, and saves it. */
export async function typeNewPassword(page: Page, password: string): Promise<void> {
  await openSection(page, 'Security')
  await page.getByRole('button', { name: 'Change: Password' }).click()
  await page.getByLabel('New password').fill(password)
  await page.getByRole('button', { name: 'Save' }).click()
}

/** Types the password into the dialog that confirms the person's identity. */
export async function confirmWith(page: Page, password: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' })
  await dialog.getByLabel('Current password').fill(password)
  await dialog.getByRole('button', { name: 'Confirm' }).click()
}

/** The section's "Saved" message. */
export function savedIn(page: Page, section: string) {
  return page.getByRole('region', { name: section }).getByText('Saved', { exact: true })
}
