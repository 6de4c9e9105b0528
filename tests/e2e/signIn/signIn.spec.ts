import { checkPage } from '#tests/support/browser/checks/checkPage.ts'
import { firstHeading } from '#tests/support/browser/firstPage.ts'
import { openDetail } from '#tests/support/browser/people/accountDetails.ts'
import { turnOffEmailProtection } from '#tests/support/browser/people/emailProtection.ts'
import { fillSignIn, signOut, newUser, createUser } from '#tests/support/browser/people/people.ts'
import { calls } from '#tests/support/browser/servers/authServer.ts'
import { expect, test } from '#tests/support/browser/test.ts'

const mismatch = 'Wrong email or password.'

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

test(
  'no one finds out whether an account exists, even with email protection off',
  { tag: '@once' },
  async ({ page }) => {
    await turnOffEmailProtection(page, calls.signIn)
    const strangers = [await createUser(), newUser()]
    const answers: (string | null)[] = []
    for (const { email } of strangers) {
      await page.goto('/sign-in')
      await fillSignIn(page, { email, password: 'wrong horse' })
      await expect(page.getByRole('alert')).not.toBeEmpty()
      answers.push(await page.getByRole('alert').textContent())
    }
    expect(answers).toEqual([`${mismatch}Reset password`, `${mismatch}Reset password`])
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
