import { expect, type Page } from '@playwright/test'
import type { Person } from '../people/people.ts'

/** The language that layouts are tested in, with 40 % longer text. Lay it out from right to left, which is harder. */
export const languageToFit = { code: 'qps', name: 'Ƥşḗŭḓǿ', tag: 'qps-Ploc' } as const

/** Opens all following pages in a language, as if the visitor had chosen it. */
export async function chooseLanguage(page: Page, code: string, origin: string): Promise<void> {
  await page
    .context()
    .addCookies([{ name: 'firebase-language-override', value: code, url: origin }])
}

/** Signs in, in any language. */
export async function signInInAnyLanguage(page: Page, person: Person): Promise<void> {
  await submitCredentials(page, person)
  await expect(page.getByRole('banner').locator('[popovertarget]')).toBeVisible()
}

/** Fills in the sign-in form in any language, and presses Enter. */
export async function submitCredentials(page: Page, person: Person): Promise<void> {
  await page.goto('/sign-in')
  await page.locator('#email').fill(person.email)
  await page.locator('#current-password').fill(person.password)
  await page.locator('#current-password').press('Enter')
}
