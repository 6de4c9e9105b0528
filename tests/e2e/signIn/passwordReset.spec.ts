import { checkInBothWindows, checkPage } from '#tests/support/browser/checks/checkPage.ts'
import { fillSignIn, createUser } from '#tests/support/browser/people/people.ts'
import { askForReset, openResetEmail } from '#tests/support/browser/people/resetEmail.ts'
import { expect, test } from '#tests/support/browser/test.ts'

test(
  'a forgotten password is replaced through an emailed link',
  { tag: ['@once', '@quick'] },
  async ({ page }) => {
    const person = await createUser()
    await page.goto('/sign-in')
    await page.getByRole('link', { name: 'Forgot password?' }).click()
    await expect(page.getByRole('heading', { name: 'Reset your password' })).toBeVisible()
    await checkInBothWindows(page)
    await askForReset(page, person.email)
    await checkInBothWindows(page)
    await openResetEmail(page, person.email)
    await expect(page.getByText(`For the account ${person.email}.`)).toBeVisible()
    await expect(page).toHaveURL('/auth/action')
    await page.reload()
    await expect(page.getByText(`For the account ${person.email}.`)).toBeVisible()
    await checkInBothWindows(page)

    await page.getByLabel('New password').fill('battery staple')
    await page.getByRole('button', { name: 'Save new password' }).click()
    await expect(page.getByRole('heading', { name: 'Your password was changed' })).toBeFocused()
    await checkInBothWindows(page)
    await page.reload()
    await expect(page.getByText('This link has expired or was already used.')).toBeVisible()
    await checkPage(page)

    await page.goto('/sign-in')
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
    await fillSignIn(page, person)
    await expect(page.getByText('Wrong email or password.')).toBeVisible()
    await fillSignIn(page, { ...person, password: 'battery staple' })
    await expect(page).toHaveURL('/')
  },
)
