import { checkPage } from '#tests/support/browser/checkPage.ts'
import { fillSignIn, signIn, somebodyWithAccount } from '#tests/support/browser/people.ts'
import { calls } from '#tests/support/browser/provider.ts'
import { expect, test } from '#tests/support/browser/test.ts'

const signOut = { name: 'Sign out', exact: true }

test('signing out reaches the other tabs by itself, offline too', async ({ page, context }) => {
  await signIn(page, await somebodyWithAccount())
  const other = await context.newPage()
  // Without a running clock the SDK cannot look whether the stored session has gone.
  await other.clock.install()
  await other.goto('/')
  await expect(other.getByRole('button', signOut)).toBeVisible()
  await other.clock.pauseAt(new Date(Date.now() + 60_000))
  await context.setOffline(true)
  await page.getByRole('button', signOut).click()
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  await expect(other.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
})

test('on a shared computer the session ends with the tab', async ({ page, context }) => {
  const person = await somebodyWithAccount()
  await page.goto('/sign-in')
  await page.getByLabel('Shared computer').check()
  await checkPage(page)
  await fillSignIn(page, person)
  await expect(page.getByRole('button', signOut)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', signOut)).toBeVisible()
  const other = await context.newPage()
  await other.goto('/')
  await expect(other.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
})

test('a token is renewed before it ends', async ({ page }) => {
  await page.clock.install()
  let renewals = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && calls.token.test(request.url())) renewals += 1
  })
  await signIn(page, await somebodyWithAccount())
  await page.clock.runFor('54:00')
  expect(renewals).toBe(0)
  await page.clock.runFor('01:10')
  await expect.poll(() => renewals).toBe(1)
})
