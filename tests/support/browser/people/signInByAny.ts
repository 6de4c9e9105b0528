import { randomInt } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { customToken } from '#tests/support/emulators/customToken.ts'
import { emailTo } from './emails.ts'
import {
  signInAsNewProviderUser,
  openProvider,
  standInForGoogle,
} from './identityProviderWindow.ts'
import type { Identity } from './owner.ts'
import { accountMenu, fillSignIn, newUser, createUser } from './people.ts'
import { askForCode, codeSentTo } from './phones.ts'

const ways = { password, providers, phone, emailLink, tokenLink, guest }

type Way = keyof typeof ways

/** Signs a new person in by a method that is on, as a guest only if there is no other. Returns who that is. */
export async function signInByAny(
  page: Page,
  on: Readonly<Record<Way, boolean>>,
): Promise<Identity | null> {
  const way = (Object.keys(ways) as Way[]).find((method) => on[method]) ?? 'guest'
  const identity = await ways[way](page)
  await expect(accountMenu(page)).toBeVisible()
  return identity
}

async function password(page: Page): Promise<Identity> {
  const person = await createUser()
  await page.goto('/sign-in')
  await fillSignIn(page, person)
  return { email: person.email }
}

async function providers(page: Page): Promise<Identity> {
  const { email } = newUser()
  await standInForGoogle(page.context())
  await page.goto('/sign-in')
  const popup = await openProvider(page, 'Continue with Apple')
  await signInAsNewProviderUser(popup, email)
  return { email }
}

/** With a Swiss number. */
async function phone(page: Page): Promise<Identity> {
  const phoneNumber = `+4178${randomInt(1_000_000, 9_999_999)}`
  await page.goto('/sign-in/phone')
  await askForCode(page, phoneNumber)
  await page.getByLabel('Code', { exact: true }).fill(await codeSentTo(phoneNumber))
  return { phoneNumber }
}

async function emailLink(page: Page): Promise<Identity> {
  const { email } = newUser()
  await page.goto('/sign-in')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Email me a sign-in link' }).click()
  await page.goto((await emailTo(email, 'EMAIL_SIGNIN')).link)
  await page.getByRole('button', { name: 'Sign in' }).click()
  return { email }
}

async function tokenLink(page: Page): Promise<Identity> {
  const localId = newUser().email
  await page.goto(`/auth/token#token=${encodeURIComponent(customToken(localId))}`)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  return { localId }
}

/** Guests have nothing by which they can be named. */
async function guest(page: Page): Promise<null> {
  await page.goto('/sign-in')
  await page.getByRole('button', { name: 'Continue as a guest' }).click()
  return null
}
