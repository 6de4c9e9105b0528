import { waitUntilHydrated } from '#tests/support/browser/code.ts'
import { confirmWith } from '#tests/support/browser/people/account.ts'
import { ageSignIn } from '#tests/support/browser/people/owner.ts'
import { accountMenu, goToAccount, newUser } from '#tests/support/browser/people/people.ts'
import { expect, test } from '#tests/support/browser/test.ts'
import { translatePage } from '#tests/support/translatePage.ts'

test(
  'a person creates and deletes an account on pages that their browser translates',
  { tag: '@once' },
  async ({ page }) => {
    const person = newUser()
    await page.goto('/sign-up')
    await waitUntilHydrated(page)
    await page.evaluate(translatePage)
    const password = page.getByLabel('Password', { exact: true })
    await page.getByLabel('Email').fill(person.email)
    await password.pressSequentially('short')
    await password.press('Enter')
    await expect(page.getByText('Your password doesn’t meet all requirements.')).toBeVisible()
    await password.fill(person.password)
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(accountMenu(page)).toBeVisible()
    await ageSignIn(person)
    await goToAccount(page)
    await page.getByRole('link', { name: 'Security' }).click()
    await page.getByRole('button', { name: 'Change: Password' }).click()
    await page.getByLabel('New password').fill(person.password)
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'Data' }).click()
    await page.getByRole('link', { name: 'Delete account' }).click()
    await page.getByLabel(`Type ${person.email}`).fill(person.email)
    await page.getByRole('button', { name: 'Delete my account' }).click()
    await confirmWith(page, person.password)
    await expect(page.getByRole('heading', { name: 'Your account was deleted' })).toBeVisible()
    expect(await page.locator('font').count()).toBeGreaterThan(0)
  },
)
