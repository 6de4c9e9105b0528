import { checkPage } from '#tests/support/browser/checks/checkPage.ts'
import { firstHeading } from '#tests/support/browser/firstPage.ts'
import { openDetail } from '#tests/support/browser/people/accountDetails.ts'
import { fillSignIn, signOut, newUser, createUser } from '#tests/support/browser/people/people.ts'
import { expect, test } from '#tests/support/browser/test.ts'

test(
  'a person signs up, signs out, signs in again in capitals and reads who they are',
  { tag: ['@once', '@quick', '@product'] },
  async ({ page }) => {
    const person = newUser()
    await page.goto('/')
    await expect(page).toHaveURL('/sign-in')
    await checkPage(page)

    await page.getByRole('link', { name: 'Create an account' }).click()
    await expect(page.getByRole('heading', { name: 'Create an account' })).toBeVisible()
    await page.getByLabel('Email').fill(person.email)
    await page.getByLabel('Password', { exact: true }).fill(person.password)
    await checkPage(page)
    await page.getByRole('button', { name: 'Create account' }).click()

    await expect(page).toHaveURL('/')
    await expect(firstHeading(page)).toBeVisible()
    await checkPage(page)

    await signOut(page)
    await expect(page).toHaveURL('/sign-in')
    await fillSignIn(page, { ...person, email: person.email.toUpperCase() })
    await expect(page).toHaveURL('/')
    await expect(await openDetail(page, 'Email')).toHaveText(person.email)
  },
)

test('a person signs in with only the keyboard', { tag: '@once' }, async ({ page }) => {
  const person = await createUser()
  await page.goto('/sign-in')
  await page.getByLabel('Email').focus()
  await page.keyboard.type(person.email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(person.password)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Show password' })).toBeFocused()
  await page.keyboard.press('Space')
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Forgot password?' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/')
})
