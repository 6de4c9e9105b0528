import { customToken } from '#tests/support/customToken.ts'
import { checkPage } from '#tests/support/browser/checkPage.ts'
import { openFact } from '#tests/support/browser/facts.ts'
import { signIn, somebody, somebodyWithAccount } from '#tests/support/browser/people.ts'
import { hold } from '#tests/support/browser/provider.ts'
import { expect, test } from '#tests/support/browser/test.ts'

const signInWithToken = /accounts:signInWithCustomToken/

test(
  'a token signs in on a click, has left the address bar before, and outlives a reload',
  { tag: '@once' },
  async ({ page }) => {
    const requests = await hold(page, signInWithToken)
    requests.release()
    await page.goto(linkFor({ uid: somebody().email }))
    await expect(page.getByRole('heading', { name: 'You are expected' })).toBeVisible()
    await expect(page).toHaveURL('/auth/token')
    await checkPage(page)
    await page.reload()
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
    expect(requests.count()).toBe(0)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByRole('heading', { name: 'Notes', exact: true, level: 1 })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeHidden()
  },
)

test(
  'a token for another person says who is signed in, and then changes who is',
  { tag: '@once' },
  async ({ page }) => {
    const person = await somebodyWithAccount()
    await signIn(page, person)
    const uid = somebody().email
    await page.goto(linkFor({ uid }))
    await expect(page.getByText(`You are signed in as ${person.email}.`)).toBeVisible()
    await checkPage(page)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(await openFact(page, 'User id')).toHaveText(uid)
  },
)

test('a link with a bad token, or without one, says so', async ({ page }) => {
  await page.goto('/auth/token#token=not-a-token')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('It has expired, or it is not for this app.')).toBeVisible()
  await checkPage(page)
  await page.goto('/auth/token#token=')
  await expect(page.getByText('The address is not complete.')).toBeVisible()
  await checkPage(page)
})

function linkFor({ uid }: { uid: string }): string {
  return `/auth/token#token=${encodeURIComponent(customToken(uid))}`
}
