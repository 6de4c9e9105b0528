import { checkPage } from '#tests/support/browser/checks/checkPage.ts'
import { fillSignIn, createUser } from '#tests/support/browser/people/people.ts'
import { expect, test } from '#tests/support/browser/test.ts'

test(
  'the app shows that it is offline, keeps what was typed, and signs in once back',
  { tag: '@once' },
  async ({ context, page }) => {
    const person = await createUser()
    await page.goto('/sign-in')
    await expect(page.getByLabel('Email')).toBeVisible()
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await expect(page.getByText('You’re offline.')).toBeVisible()
    await fillSignIn(page, person)
    await expect(page.getByRole('alert')).toContainText('We can’t reach the server.')
    await checkPage(page)
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(person.password)

    await context.setOffline(false)
    await expect(page.getByText('You’re offline.')).toBeHidden()
    await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click()
    await expect(page).toHaveURL('/')
  },
)
