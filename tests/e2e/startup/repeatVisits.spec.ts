import type { Page } from '@playwright/test'
import { checkPage } from '#tests/support/browser/checks/checkPage.ts'
import {
  entryScript,
  expectBuilds,
  expectActiveBuild,
  stopHostAndGoOffline,
  cachedBuilds,
  workers,
} from '#tests/support/browser/servers/cachedBuilds.ts'
import { test } from '#tests/support/browser/servers/releases.ts'
import { expect } from '#tests/support/browser/test.ts'

const once = { tag: '@once' }
const welcome = { name: 'Welcome back' }

test.use({ served: 'dist-hosted' })

test(
  'a returning visitor opens the app without a network, and reads that there is none',
  once,
  async ({ context, host, page }) => {
    await openForm(page, host.origin)
    await expectBuilds(page, [await host.version()])

    const fromHost = await page.request.get(`${host.origin}/sign-in`)
    const again = await page.goto(`${host.origin}/sign-in?return=%2Faccount`)
    expect(again?.fromServiceWorker()).toBe(true)
    expect(again?.headers()['content-security-policy']).toContain("default-src 'none'")
    expect(again?.headers()['content-security-policy']).toBe(
      fromHost.headers()['content-security-policy'],
    )
    await stopHostAndGoOffline(context, host)
    await host.open('/account')
    await expect(page.getByRole('heading', welcome)).toBeVisible()
    await expect(page.getByText('You’re offline.')).toBeVisible()
    await checkPage(page)
    await page.reload()
    await expect(page.getByRole('heading', welcome)).toBeVisible()
    await page.getByRole('link', { name: 'Forgot password?' }).click()
    await expect(page.getByRole('heading', { name: 'Reset your password' })).toBeVisible()
    for (const path of ['/auth/action?mode=resetPassword&oobCode=x', '/__/auth/action?oobCode=x']) {
      // The request fails before the browser shows its own page, and a tab between the two doesn't close.
      const errorPage = page.waitForEvent('framenavigated')
      await expect(page.goto(host.origin + path)).rejects.toThrow('ERR_')
      await errorPage
    }
    await host.open('/sign-in')
    await expect(page.getByRole('heading', welcome)).toBeVisible()
  },
)

test(
  'a release is used completely from the next start, and the previous build is deleted with its last tab',
  once,
  async ({ context, host, page }) => {
    await openForm(page, host.origin)
    const first = await host.version()
    await expectBuilds(page, [first])
    const oldScript = await entryScript(page)

    const second = await host.release()
    const other = await context.newPage()
    await openForm(other, host.origin)
    expect(await entryScript(other)).toBe(oldScript)
    await expectBuilds(other, [first, second])
    await openForm(other, host.origin)
    expect(await entryScript(other)).toBe(oldScript.replace('signIn', 'xsignIn'))
    expect(await host.has(oldScript)).toBe(false)
    await page.getByRole('link', { name: 'Create an account' }).click()
    await expect(page.getByRole('heading', { name: 'Create an account' })).toBeVisible()
    expect(await page.evaluate(async (path) => (await fetch(path)).ok, oldScript)).toBe(true)

    await page.close()
    await openForm(other, host.origin)
    await expectBuilds(other, [second])
    await stopHostAndGoOffline(context, host)
    await openForm(other, host.origin)
  },
)

test('a person who reloads a page gets the release at once', once, async ({ host, page }) => {
  await openForm(page, host.origin)
  await expectBuilds(page, [await host.version()])
  const oldScript = await entryScript(page)
  const second = await host.release()
  await page.reload()
  await expect(page.getByRole('heading', welcome)).toBeVisible()
  expect(await entryScript(page)).not.toBe(oldScript)
  await expectActiveBuild(page, second)
  await openForm(page, host.origin)
  await expectBuilds(page, [second])
})

test(
  'an open page finds a release when it returns, shows it, and reloads itself while it is hidden',
  once,
  async ({ host, page }) => {
    await page.clock.install()
    await openForm(page, host.origin)
    await page.clock.resume()
    await expectBuilds(page, [await host.version()])
    const oldScript = await entryScript(page)
    await host.release()
    await page.clock.fastForward('01:00:00')
    await show(page, 'visible')
    await expect(page.getByText('A new version is ready.')).toBeVisible({ timeout: 30_000 })
    await checkPage(page)
    await page.getByLabel('Email').fill('ada')
    await show(page, 'hidden')
    expect(await entryScript(page)).toBe(oldScript)
    await page.getByLabel('Email').fill('')
    await show(page, 'hidden')
    await expect.poll(() => entryScript(page)).toBe(oldScript.replace('signIn', 'xsignIn'))
    await expect(page.getByText('A new version is ready.')).toBeHidden()

    await expectActiveBuild(page, await host.version())
    await host.releaseOldest()
    await page.clock.fastForward('01:00:00')
    await show(page, 'visible')
    await expect
      .poll(() => entryScript(page), { timeout: 30_000 })
      .toBe(oldScript.replace('signIn', 'xxsignIn'))
  },
)

test('a broken build is replaced by the next release', once, async ({ host, page }) => {
  const { broken } = await keepBroken(page, host)
  const repaired = await host.release()
  await page.goto(`${host.origin}/sign-in`)
  await expectActiveBuild(page, repaired)
  expect(repaired).not.toBe(broken)
  await openForm(page, host.origin)
  await expectBuilds(page, [repaired])
})

test(
  'a deploy without a worker reloads the pages of the previous one, and removes all of it',
  once,
  async ({ host, page }) => {
    await keepBroken(page, host)
    await host.releaseWithoutWorker()
    await page.goto(`${host.origin}/sign-in`)
    await expect(page.getByRole('heading', welcome)).toBeVisible({ timeout: 30_000 })
    // The page may reload while it is asked.
    await expect(async () => {
      expect(await workers(page)).toBe(0)
      expect(await cachedBuilds(page)).toEqual([])
    }).toPass({ timeout: 30_000 })
    await page.reload()
    await expect(page.getByRole('heading', welcome)).toBeVisible()
    await expect.poll(() => workers(page)).toBe(0)
  },
)

test(
  'if there is no space for a new build, the app works as without a worker',
  once,
  async ({ context, host, page }) => {
    await openForm(page, host.origin)
    await expectBuilds(page, [await host.version()])
    const oldScript = await entryScript(page)
    const devtools = await context.newCDPSession(page)
    const { origin } = host
    await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 })
    await host.release()
    await openForm(page, origin)
    expect(await entryScript(page)).toBe(oldScript)
    await expect.poll(() => cachedBuilds(page), { timeout: 30_000 }).toEqual([])
    await openForm(page, origin)
    expect(await entryScript(page)).not.toBe(oldScript)
    await devtools.send('Storage.overrideQuotaForOrigin', { origin })
  },
)

test(
  'a build that the browser has partly deleted is not used, and is restored',
  once,
  async ({ host, page }) => {
    await openForm(page, host.origin)
    await expectBuilds(page, [await host.version()])
    const oldScript = await entryScript(page)
    await page.evaluate(async (script) => {
      for (const name of await caches.keys()) await (await caches.open(name)).delete(script)
    }, oldScript)
    const second = await host.release()
    await openForm(page, host.origin)
    expect(await entryScript(page)).not.toBe(oldScript)
    await expectBuilds(page, [second])
  },
)

/** Brings the page to the foreground or hides it, as far as it can tell. */
async function show(page: Page, state: DocumentVisibilityState): Promise<void> {
  await page.evaluate((visibility) => {
    Object.defineProperty(document, 'visibilityState', {
      configurable: true,
      get: () => visibility,
    })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)
}

async function openForm(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/sign-in`)
  await expect(page.getByRole('heading', welcome)).toBeVisible()
}

type BrokenHost = {
  origin: string
  version: () => Promise<string>
  releaseBroken: () => Promise<string>
}

/** Leaves a page open that was started from a broken build. */
async function keepBroken(page: Page, host: BrokenHost): Promise<{ broken: string }> {
  await openForm(page, host.origin)
  await expectBuilds(page, [await host.version()])
  const broken = await host.releaseBroken()
  await page.goto(`${host.origin}/sign-in`)
  await expectActiveBuild(page, broken)
  await page.goto(`${host.origin}/sign-in`)
  // The page is prerendered, but not interactive.
  await page.getByRole('button', { name: 'Use the light theme' }).click()
  await expect(page.locator('html')).toHaveClass('dark')
  return { broken }
}
