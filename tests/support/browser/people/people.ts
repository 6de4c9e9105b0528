import { randomUUID } from 'node:crypto'
import { expect, type Locator, type Page } from '@playwright/test'
import { callAuth } from '../../emulators/localApi.ts'

/** A person with an account, or about to get one. */
export type Person = { email: string; password: string }

/** A person that no other test uses. */
export function newUser(): Person {
  return { email: `${randomUUID()}@example.com`, password: 'correct horse' }
}

/** Creates an account for a new person. */
export async function createUser(): Promise<Person> {
  const person = newUser()
  await callAuth('accounts:signUp', person)
  return person
}

/** Fills in the sign-in form, and presses Enter. */
export async function fillSignIn(page: Page, { email, password }: Person): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Password', { exact: true }).press('Enter')
}

/** Signs in on the sign-in page, which leads on to the path, and waits until the person is signed in. */
export async function signIn(page: Page, person: Person, path = '/'): Promise<void> {
  await page.goto(path === '/' ? '/sign-in' : `/sign-in?return=${encodeURIComponent(path)}`)
  await fillSignIn(page, person)
  await expect(accountMenu(page)).toBeVisible()
}

/** The button of the account menu, which only signed-in pages have. */
export function accountMenu(page: Page): Locator {
  return page.getByRole('button', { name: /^Account menu/ })
}

/** Opens the account center through the account menu. */
export async function goToAccount(page: Page): Promise<void> {
  await accountMenu(page).click()
  await page.getByRole('banner').getByRole('link', { name: 'Your account' }).click()
  await expect(page.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible()
}

/** Signs out through the account menu. */
export async function signOut(page: Page): Promise<void> {
  await accountMenu(page).click()
  await page.getByRole('banner').getByRole('button', { name: 'Sign out', exact: true }).click()
}
