import { checkPage } from '#tests/support/browser/checkPage.ts'
import { fillSignIn, signIn, somebodyWithAccount } from '#tests/support/browser/people.ts'
import { expect, test } from '#tests/support/browser/test.ts'

test('a person lands where they wanted to go after signing in', async ({ page }) => {
  await page.goto('/sign-in?return=%2Fmailbox%3Fnew')
  await fillSignIn(page, await somebodyWithAccount())
  await expect(page).toHaveURL('/mailbox?new')
})

for (const elsewhere of [
  '//evil.example',
  '/%5Cevil.example',
  'https%3Aevil.example',
  'javascript%3Aalert(1)',
  '%2F%2Fevil.example',
  '/..//evil.example',
]) {
  test(`signing in never leads to ${elsewhere}`, async ({ page }) => {
    await page.goto(`/sign-in?return=${elsewhere}`)
    await fillSignIn(page, await somebodyWithAccount())
    await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible()
    await expect(page).toHaveURL('/')
  })
}

test('an address that leads nowhere says so and leads on', async ({ page }) => {
  await page.goto('/nowhere/at/all')
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await expect(page).toHaveTitle('Page not found · Gatehouse')
  await checkPage(page)
  await page.getByRole('link', { name: 'Go to the start page' }).click()
  await expect(page).toHaveURL('/sign-in')
})

test('back, forward and reload keep to the pages that were seen', async ({ page }) => {
  await page.goto('/sign-in')
  await page.getByRole('link', { name: 'Create an account' }).click()
  await expect(page).toHaveURL('/sign-up')
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  await page.goForward()
  await expect(page.getByRole('heading', { name: 'Create an account' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Create an account' })).toBeVisible()
})

test('back does not lead a signed-in person to the form, nor a signed-out one behind it', async ({
  page,
}) => {
  await page.goto('/nowhere')
  await signIn(page, await somebodyWithAccount())
  await page.goBack()
  await expect(page).toHaveURL('/nowhere')
  await page.goForward()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/sign-in')
  await page.goto('/')
  await expect(page).toHaveURL('/sign-in')
})

test('title and focus move with the page', async ({ page }) => {
  await page.goto('/sign-in')
  await expect(page).toHaveTitle('Sign in · Gatehouse')
  await expect(page.getByRole('heading', { name: 'Welcome back' })).not.toBeFocused()
  await page.getByRole('link', { name: 'Create an account' }).click()
  await expect(page).toHaveTitle('Create an account · Gatehouse')
  await expect(page.getByRole('heading', { name: 'Create an account' })).toBeFocused()
  await page.goBack()
  await expect(page).toHaveTitle('Sign in · Gatehouse')
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeFocused()
})

test('the first thing that Tab reaches skips to the content', async ({ page }) => {
  await page.goto('/sign-in')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await checkPage(page)
})
