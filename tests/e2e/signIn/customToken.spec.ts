import { checkInBothWindows, checkPage } from '#tests/support/browser/checks/checkPage.ts'
import { firstHeading } from '#tests/support/browser/firstPage.ts'
import { openDetail } from '#tests/support/browser/people/accountDetails.ts'
import { signIn, newUser, createUser } from '#tests/support/browser/people/people.ts'
import { holdRequests } from '#tests/support/browser/servers/authServer.ts'
import { expect, test } from '#tests/support/browser/test.ts'
import { customToken } from '#tests/support/emulators/customToken.ts'

const signInWithToken = /accounts:signInWithCustomToken/
const signedIn = { name: 'You’re signed in' }

test(
  'a token names its account before and after, signs in on a click, and survives a reload',
  { tag: ['@once', '@quick'] },
  async ({ page }) => {
    const uid = newUser().email
    const requests = await holdRequests(page, signInWithToken)
    requests.release()
    await page.goto(linkFor(uid))
    await expect(page.getByText(`The link says it’s for ${uid}.`)).toBeVisible()
    await expect(page).toHaveURL('/auth/token')
    await checkPage(page)
    await page.reload()
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
    expect(requests.count()).toBe(0)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByRole('heading', signedIn)).toBeFocused()
    await expect(page.getByText(`You’re signed in as ${uid}.`)).toBeVisible()
    await checkPage(page)
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(firstHeading(page)).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeHidden()
  },
)

test(
  'a token for another person asks who is in before they are replaced',
  { tag: '@once' },
  async ({ page }) => {
    const person = await createUser()
    const uid = newUser().email
    await signIn(page, person)
    await page.goto(linkFor(uid))
    await expect(page.getByRole('heading', { name: 'Switch accounts?' })).toBeVisible()
    await expect(page.getByText(`You’re signed in as ${person.email}.`)).toBeVisible()
    await expect(page.getByText(`The link says it’s for ${uid}.`)).toBeVisible()
    await checkPage(page)
    await page.getByRole('link', { name: 'Stay signed in' }).click()
    await expect(await openDetail(page, 'Email')).toHaveText(person.email)

    await page.goto(linkFor(uid))
    await page.getByRole('button', { name: 'Switch accounts' }).click()
    await expect(page.getByRole('heading', signedIn)).toBeVisible()
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(await openDetail(page, 'User ID')).toHaveText(uid)
  },
)

test(
  'a link with a bad token, or without one, shows the reason',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto('/auth/token#token=not-a-token')
    await expect(page.getByText('The link doesn’t say which account it’s for.')).toBeVisible()
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByText('It has expired or was made for a different app.')).toBeVisible()
    await checkInBothWindows(page)
    await page.goto('/auth/token#token=')
    await expect(page.getByText('The link is incomplete.')).toBeVisible()
    await checkInBothWindows(page)
  },
)

function linkFor(uid: string): string {
  return `/auth/token#token=${encodeURIComponent(customToken(uid))}`
}
