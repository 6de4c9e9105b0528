import type { Page } from '@playwright/test'
import { saveExport } from '#tests/support/browser/archives.ts'
import { checkPage } from '#tests/support/browser/checks/checkPage.ts'
import { confirmWith, openAccount } from '#tests/support/browser/people/account.ts'
import { sessionOf } from '#tests/support/browser/people/factors.ts'
import { ageSignIn, hasAccount } from '#tests/support/browser/people/owner.ts'
import { fillSignIn, createUser } from '#tests/support/browser/people/people.ts'
import { expect, test } from '#tests/support/browser/test.ts'
import { customToken } from '#tests/support/emulators/customToken.ts'
import { partsIn } from '#tests/support/zip.ts'

const deleted = { name: 'Your account was deleted' }

test(
  'a person exports a copy, types their email, confirms, and is gone',
  { tag: ['@once', '@quick', '@product'] },
  async ({ page }) => {
    const person = await openAccount(page)
    await ageSignIn(person)
    await page.getByRole('link', { name: 'Data' }).click()
    await page.getByRole('link', { name: 'Delete account' }).click()
    await expect(page.getByRole('heading', { name: 'Delete your account' })).toBeFocused()
    await checkPage(page)
    const parts = await partsIn(await saveExport(page))
    const facts = parts.find(({ path }) => path === 'account.json')
    expect(JSON.parse(new TextDecoder().decode(facts?.bytes))).toMatchObject({
      format: 'gatehouse-account-1',
      email: { address: person.email, verified: false },
    })

    const field = page.getByLabel(`Type ${person.email}`)
    await field.fill('someone@example.com')
    await field.press('Enter')
    await expect(page.getByText('That doesn’t match.')).toBeVisible()
    await field.fill(person.email)
    await page.getByRole('button', { name: 'Delete my account' }).dblclick()
    await expect(page.getByRole('dialog')).toContainText('Sign in again to delete your account')
    await page.keyboard.press('Escape')
    await expect(field).toHaveValue(person.email)
    await field.press('Enter')
    await confirmWith(page, person.password)
    await expect(page.getByRole('heading', deleted)).toBeFocused()
    await checkPage(page)
    expect(await hasAccount(person.email)).toBe(false)

    await page.reload()
    await expect(page).toHaveURL('/sign-in')
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
    await fillSignIn(page, person)
    await expect(page.getByText('Wrong email or password.')).toBeVisible()
  },
)

test(
  'a deletion does not continue for another person who signs in by another tab',
  { tag: '@once' },
  async ({ context, page }) => {
    const ada = await openAccount(page)
    const bob = await createUser()
    await ageSignIn(ada)
    await page.goto('/account/delete')
    await begin(page, ada.email)
    await page.getByRole('button', { name: 'Delete my account' }).click()
    await expect(page.getByRole('dialog', { name: 'Confirm it’s you' })).toBeVisible()

    const { localId } = await sessionOf(bob)
    const other = await context.newPage()
    await other.goto(`/auth/token#token=${encodeURIComponent(customToken(localId))}`)
    await other.getByRole('button', { name: 'Switch accounts' }).click()
    await expect(other.getByRole('heading', { name: 'You’re signed in' })).toBeVisible()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page.getByLabel(`Type ${bob.email}`)).toHaveValue('')
    await expect(page.getByRole('heading', { name: 'Delete your account' })).toBeVisible()
    await checkPage(page)
    expect(await hasAccount(ada.email)).toBe(true)
    expect(await hasAccount(bob.email)).toBe(true)
  },
)

async function begin(page: Page, email: string): Promise<void> {
  await page.getByLabel(`Type ${email}`).fill(email)
}
