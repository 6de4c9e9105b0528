import { checkInBothWindows, checkPage } from '#tests/support/browser/checks/checkPage.ts'
import { waitUntilHydrated } from '#tests/support/browser/code.ts'
import { firstHeading } from '#tests/support/browser/firstPage.ts'
import {
  accountMenu,
  fillSignIn,
  signIn,
  signOut,
  createUser,
} from '#tests/support/browser/people/people.ts'
import { holdRequests } from '#tests/support/browser/servers/authServer.ts'
import { expect, test } from '#tests/support/browser/test.ts'

test('the form stays until the next page has loaded', { tag: '@once' }, async ({ page }) => {
  const notes = await holdRequests(page, /\/session-[^/]*\.js$/)
  await page.goto('/sign-in')
  await fillSignIn(page, await createUser())
  await expect(page.getByLabel('Email')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Signing in…' })).toBeDisabled()
  notes.release()
  await expect(firstHeading(page)).toBeVisible()
})

test(
  'a page that cannot be fetched shows this, and back leads to what was typed',
  { tag: '@once' },
  async ({ page }) => {
    await page.route('**/methods-*.js', (route) => route.abort('internetdisconnected'))
    await page.goto('/sign-in')
    await page.getByLabel('Email').fill('ada@example.com')
    await expect(page.getByText('This page didn’t finish loading')).toBeVisible()
    await page.getByRole('link', { name: 'Create an account' }).click()
    await expect(page.getByRole('heading', { name: 'This page couldn’t be loaded' })).toBeVisible()
    await page.goBack()
    await expect(page.getByLabel('Email')).toHaveValue('ada@example.com')
  },
)

test(
  'an unknown URL shows this, and the first Tab stop skips to a way on',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto('/nowhere/at/all')
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
    await expect(page).toHaveTitle('Page not found · Gatehouse')
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Skip to content' })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await checkInBothWindows(page)
    await page.getByRole('link', { name: 'Go to the home page' }).click()
    await expect(page).toHaveURL('/sign-in')
  },
)

test(
  'back does not lead a signed-in person to the form, or a signed-out one behind it',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto('/nowhere')
    await signIn(page, await createUser())
    await page.goBack()
    await expect(page).toHaveURL('/nowhere')
    await page.goForward()
    await page.goto('/sign-in?return=%2Faccount')
    await expect(page.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible()
    await expect(page).toHaveURL('/account')
    await page.goBack()
    await expect(page).toHaveURL('/')
    await signOut(page)
    await expect(page).toHaveURL('/sign-in')
    await page.goBack()
    await expect(page).toHaveURL('/nowhere')
    await page.goForward()
    await expect(page).toHaveURL('/sign-in')
  },
)

test(
  'title and focus move with the page, back and forward as well',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto('/')
    await expect(page).toHaveURL('/sign-in')
    await expect(page).toHaveTitle('Sign in · Gatehouse')
    await expect(page.getByRole('heading', { name: 'Welcome back' })).not.toBeFocused()
    await waitUntilHydrated(page)
    await page.getByRole('link', { name: 'Create an account' }).click()
    await expect(page).toHaveTitle('Create an account · Gatehouse')
    await expect(page.getByRole('heading', { name: 'Create an account' })).toBeFocused()
    await page.goBack()
    await expect(page).toHaveTitle('Sign in · Gatehouse')
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeFocused()
    await page.goForward()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Create an account' })).toBeVisible()
  },
)

test('a click right after the skip link got the focus reaches what it was aimed at', async ({
  page,
}) => {
  await signIn(page, await createUser())
  await page.goto('/account')
  await expect(page.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible()
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport({ ratio: 1 })
  await checkPage(page)
  await accountMenu(page).click()
  await expect(page.getByRole('button', { name: 'Sign out', exact: true })).toBeVisible()
})
