import { checkPage } from '#tests/support/browser/checks/checkPage.ts'
import { passTime } from '#tests/support/browser/passTime.ts'
import {
  accountMenu,
  fillSignIn,
  signIn,
  createUser,
} from '#tests/support/browser/people/people.ts'
import { answer, calls, blockAuthServer } from '#tests/support/browser/servers/authServer.ts'
import {
  ageToken,
  blockStorage,
  fillSessions,
  hangSessions,
} from '#tests/support/browser/storage.ts'
import { expect, test } from '#tests/support/browser/test.ts'

test(
  'a session in a database that does not open is waited for, and the person can also sign in again',
  { tag: '@once' },
  async ({ page }) => {
    await signIn(page, await createUser())
    await page.clock.install()
    const wake = await hangSessions(page)
    await page.reload()
    const stalled = page.getByRole('alert').getByText('This is taking longer than usual')
    await passTime(10_000, stalled)
    await checkPage(page)
    await wake()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(accountMenu(page)).toBeVisible()

    await hangSessions(page)
    await page.reload()
    await passTime(10_000, stalled)
    await page.getByRole('button', { name: 'Sign in again' }).click()
    await expect(page.locator('#root')).toBeEmpty()
    await page.clock.runFor(6_000)
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  },
)

test(
  'a person on a full device stays signed in, and a notice shows that the session may not last',
  { tag: '@once' },
  async ({ page, baseURL }) => {
    const devtools = await page.context().newCDPSession(page)
    const quota = { origin: baseURL ?? '', quotaSize: 1 }
    await devtools.send('Storage.overrideQuotaForOrigin', quota)
    await page.goto('/sign-in')
    await expect(page.getByText('This device is out of storage')).toBeVisible()
    await fillSignIn(page, await createUser())
    const notices = page.getByRole('complementary', { name: 'Notifications' })
    await expect(notices.getByText('This device is out of storage').first()).toBeVisible()
    await page.reload()
    await expect(accountMenu(page)).toBeVisible()
  },
)

test(
  'a device that is full by the time of a sign-in keeps the session in this tab',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto('/sign-in')
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
    await fillSessions(page)
    await fillSignIn(page, await createUser())
    const notices = page.getByRole('complementary', { name: 'Notifications' })
    await expect(notices.getByText('This device is out of storage').first()).toBeVisible()
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(accountMenu(page)).toBeVisible()
  },
)

test('no trouble of the server at start signs anyone out', { tag: '@once' }, async ({ page }) => {
  await signIn(page, await createUser())
  await test.step('an overloaded server', async () => {
    const asked = page.waitForResponse(calls.lookup)
    await page.route(calls.lookup, (route) =>
      answer(route, 503, { error: { code: 503, message: 'UNAVAILABLE' } }),
    )
    await page.reload()
    await asked
    await expect(accountMenu(page)).toBeVisible()
    await page.unrouteAll()
  })
  await test.step('a server that cannot be reached', async () => {
    await blockAuthServer(page)
    await page.reload()
    await expect(accountMenu(page)).toBeVisible()
    await expect(page.getByText('Can’t reach the server.')).toBeVisible()
    await checkPage(page)
    await page.unrouteAll()
  })
  await test.step('a bad response to the renewal of an old token', async () => {
    await ageToken(page)
    const asked = page.waitForResponse(calls.token)
    await page.route(calls.token, (route) =>
      answer(route, 503, { error: { message: 'UNAVAILABLE' } }),
    )
    await page.goto('/')
    await asked
    await expect(accountMenu(page)).toBeVisible()
    await page.unrouteAll()
  })
  await page.reload()
  await expect(accountMenu(page)).toBeVisible()
})

for (const blocked of ['localStorage', 'indexedDB'] as const) {
  test(
    `a session survives a reload if only ${blocked} is blocked`,
    { tag: '@once' },
    async ({ page }) => {
      await blockStorage(page, [blocked])
      await signIn(page, await createUser())
      await page.reload()
      await expect(accountMenu(page)).toBeVisible()
      await expect(page.getByText('you’ll need to sign in again next time')).toBeHidden()
    },
  )
}
