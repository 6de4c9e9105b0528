import { randomInt } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import type { MethodsOn } from '#src/domain/signInMethods.ts'
import { customToken } from '#tests/support/customToken.ts'
import { mailTo } from './mails.ts'
import { accountMenu, fillSignIn, newUser, createUser } from './people.ts'
import { askForCode, codeSentTo } from './phones.ts'
import { signInAsNewProviderUser, openProvider, standInForGoogle } from './providerWindow.ts'

const ways = { password, providers, phone, emailLink, tokenLink, guest }

type Way = keyof typeof ways

/** Signs a new person in by a method that is on, as a guest only if there is no other. Returns the method. */
export async function enterByAny(page: Page, on: MethodsOn): Promise<Way> {
  const way = (Object.keys(ways) as Way[]).find((method) => on[method]) ?? 'guest'
  await ways[way](page)
  await expect(accountMenu(page)).toBeVisible()
  return way
}

async function password(page: Page): Promise<void> {
  await page.goto('/sign-in')
  await fillSignIn(page, await createUser())
}

async function providers(page: Page): Promise<void> {
  await standInForGoogle(page.context())
  await page.goto('/sign-in')
  const popup = await openProvider(page, 'Continue with Apple')
  await signInAsNewProviderUser(popup, newUser().email)
}

/** With a Swiss number. */
async function phone(page: Page): Promise<void> {
  const number = `+4178${randomInt(1_000_000, 9_999_999)}`
  await page.goto('/sign-in/phone')
  await askForCode(page, number)
  await page.getByLabel('Code', { exact: true }).fill(await codeSentTo(number))
}

async function emailLink(page: Page): Promise<void> {
  const { email } = newUser()
  await page.goto('/sign-in/link')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send link' }).click()
  await page.goto((await mailTo(email, 'EMAIL_SIGNIN')).link)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

async function tokenLink(page: Page): Promise<void> {
  await page.goto(`/auth/token#token=${encodeURIComponent(customToken(newUser().email))}`)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
}

async function guest(page: Page): Promise<void> {
  await page.goto('/sign-in')
  await page.getByRole('button', { name: 'Continue as a guest' }).click()
}
