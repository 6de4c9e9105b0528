import type { Page } from '@playwright/test'
import { signedInHintKey } from '#src/domain/session/storageKeys.ts'
import { checkPage } from '#tests/support/browser/checks/checkPage.ts'
import { readStore, sessions } from '#tests/support/browser/checks/readStore.ts'
import { blockCode, holdCode, openBeforeCode, react } from '#tests/support/browser/code.ts'
import { firstHeading } from '#tests/support/browser/firstPage.ts'
import {
  accountMenu,
  fillSignIn,
  signIn,
  signOut,
  newUser,
  createUser,
} from '#tests/support/browser/people/people.ts'
import { test as releases } from '#tests/support/browser/servers/releases.ts'
import { openEmptyPage } from '#tests/support/browser/storage.ts'
import { expect, test } from '#tests/support/browser/test.ts'

const once = { tag: '@once' }
const welcome = { name: 'Welcome back' }

test(
  'a person whose session is only in IndexedDB sees nothing before it is checked',
  once,
  async ({ page }) => {
    await signIn(page, await createUser())
    await openEmptyPage(page)
    await page.evaluate((hint) => localStorage.removeItem(hint), signedInHintKey)
    const release = await holdCode(page)
    await openBeforeCode(page, '/')
    await isReadThrough(page)
    await expect(page.locator('#root')).toBeEmpty()
    await expect(page).toHaveURL('/')
    release()
    await expect(firstHeading(page)).toBeVisible()
  },
)

test('a person who has signed out sees the page before its code', once, async ({ page }) => {
  await signIn(page, await createUser())
  await signOut(page)
  await expect(page.getByRole('heading', welcome)).toBeVisible()
  await holdCode(page)
  await openBeforeCode(page, '/account?from=mail#password')
  await expect(page.getByRole('heading', welcome)).toBeVisible()
  await expect(page).toHaveURL('/sign-in?return=%2Faccount%3Ffrom%3Dmail%23password')
  expect(await page.getByRole('link', { name: 'Create an account' }).getAttribute('href')).toBe(
    '/sign-up?return=%2Faccount%3Ffrom%3Dmail%23password',
  )
})

test(
  'a person who has just signed in in another tab is signed in here',
  once,
  async ({ context, page }) => {
    const release = await holdCode(page)
    await openBeforeCode(page, '/account')
    await expect(page.getByRole('heading', welcome)).toBeVisible()
    const other = await context.newPage()
    await signIn(other, await createUser())
    release()
    await expect(page).toHaveURL('/account')
    await expect(page.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible()
  },
)

test('code that cannot be fetched is reported, and fetched again', once, async ({ page }) => {
  const restore = await blockCode(page)
  await openBeforeCode(page, '/sign-in')
  await expect(page.getByRole('alert').getByText('didn’t finish loading')).toBeVisible()
  await checkPage(page)
  await restore()
  await page.getByRole('button', { name: 'Reload page' }).click()
  await fillSignIn(page, await createUser())
  await expect(firstHeading(page)).toBeVisible()
})

test('a sign-in whose page cannot be fetched continues after a reload', once, async ({ page }) => {
  const restore = await blockCode(page, react)
  await openBeforeCode(page, '/sign-in')
  await fillSignIn(page, await createUser())
  await expect(page.getByRole('alert').getByText('didn’t finish loading')).toBeVisible()
  await expect.poll(() => storedSessions(page)).toBe(1)
  await restore()
  await page.getByRole('button', { name: 'Reload page' }).click()
  await expect(firstHeading(page)).toBeVisible()
})

test('a page without its own code keeps what was typed', once, async ({ page }) => {
  const restore = await blockCode(page, '**/assets/methods-*.js')
  await openBeforeCode(page, '/sign-up')
  await page.getByLabel('Email').fill('ada@example.com')
  await expect(page.getByRole('alert').getByText('didn’t finish loading')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue('ada@example.com')
  await restore()
  await page.getByRole('button', { name: 'Reload page' }).click()
  await page.getByLabel('Email').fill(newUser().email)
  await page.getByLabel('Password', { exact: true }).fill('correct horse')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(accountMenu(page)).toBeVisible()
})

test(
  'sign-in methods that could not be fetched are fetched again on the next page',
  once,
  async ({ page }) => {
    const methods = '**/assets/methods-*.js'
    await page.route(methods, (route) => route.abort('blockedbyclient'))
    await openBeforeCode(page, '/sign-in')
    await expect(page.getByRole('alert').getByText('didn’t finish loading')).toBeVisible()
    await page.unroute(methods)
    await page.getByRole('link', { name: 'Create an account' }).click()
    await expect(page.getByText('didn’t finish loading')).toBeHidden()
    await page.getByRole('button', { name: 'Continue as a guest' }).click()
    await expect(accountMenu(page)).toBeVisible()
  },
)

releases('a build that was replaced meanwhile is fetched anew', once, async ({ page, host }) => {
  await page.route(
    '**/sign-in',
    async (route) => {
      const response = await route.fetch()
      await host.release()
      await route.fulfill({ response })
    },
    { times: 1 },
  )
  const missing: string[] = []
  await page.route('**/assets/*', async (route) => {
    const response = await route.fetch()
    if (response.ok()) return route.fulfill({ response })
    missing.push(route.request().url())
    // Logs no error, unlike a missing file.
    return route.abort('blockedbyclient')
  })
  await host.open('/sign-in')
  await expect(page.getByRole('heading', welcome)).toBeVisible()
  await page.getByRole('button', { name: 'Reload page' }).click()
  await fillSignIn(page, await createUser())
  await expect(firstHeading(page)).toBeVisible()
  expect(missing).not.toEqual([])
  // The host stops with the test, even if a file is still loading.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('the page can be printed before its code', once, async ({ page }) => {
  await holdCode(page)
  await openBeforeCode(page, '/sign-in')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', welcome)).toBeVisible()
  await expect(page.getByLabel('Email')).toBeVisible()
})

test('without JavaScript the page shows what it needs', once, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${baseURL}/sign-in`)
  const words = await page.locator('noscript').evaluate((part) => part.textContent)
  expect(words).toContain('Gatehouse needs JavaScript.')
  await expect(page.getByLabel('Email')).toHaveCount(0)
  await context.close()
})

/** Waits until the HTML is parsed and its script has queried all storage. */
async function isReadThrough(page: Page): Promise<void> {
  await expect(page.locator('noscript')).toBeAttached()
  await page.evaluate(() =>
    Promise.race([indexedDB.databases(), new Promise((resolve) => setTimeout(resolve))]),
  )
}

/** The number of sessions that the SDK has stored in its database. */
async function storedSessions(page: Page): Promise<number> {
  return Object.keys(await readStore(page, sessions)).length
}
