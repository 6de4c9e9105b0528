import type { Page } from '@playwright/test'
import { hosting, policyHeader } from '#scripts/hosting/hostingConfiguration.ts'
import { checkPage } from '#tests/support/browser/checkPage.ts'
import {
  entryScript,
  expectBuilds,
  expectTaken,
  goOffline,
  keptBuilds,
  workers,
} from '#tests/support/browser/keptBuilds.ts'
import { test } from '#tests/support/browser/releases.ts'
import { expect } from '#tests/support/browser/test.ts'

const once = { tag: '@once' }
const welcome = { name: 'Welcome back' }

test.use({ served: 'dist-hosted' })

test(
  'who has been here once opens the app without a network, and reads that there is none',
  once,
  async ({ context, host, page }) => {
    await openForm(page, host.origin)
    await expectBuilds(page, [await host.version()])

    const again = await page.goto(`${host.origin}/sign-in?return=%2Faccount`)
    expect(again?.fromServiceWorker()).toBe(true)
    expect(again?.headers()['content-security-policy']).toBe(policyHeader(hosting))
    await goOffline(context, host)
    await host.open('/account')
    await expect(page.getByRole('heading', welcome)).toBeVisible()
    await expect(page.getByText('You’re offline.')).toBeVisible()
    await checkPage(page)
    await page.reload()
    await expect(page.getByRole('heading', welcome)).toBeVisible()
    await page.getByRole('link', { name: 'Forgot password?' }).click()
    await expect(page.getByRole('heading', { name: 'Reset your password' })).toBeVisible()
    for (const path of ['/auth/action?mode=resetPassword&oobCode=x', '/__/auth/action?oobCode=x'])
      await expect(page.goto(host.origin + path)).rejects.toThrow('ERR_')
  },
)

test(
  'a release is taken at the next start, whole, and the build before goes with its last tab',
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
    await goOffline(context, host)
    await openForm(other, host.origin)
  },
)

test('who loads a page again has the release at once', once, async ({ host, page }) => {
  await openForm(page, host.origin)
  await expectBuilds(page, [await host.version()])
  const oldScript = await entryScript(page)
  const second = await host.release()
  await page.reload()
  await expect(page.getByRole('heading', welcome)).toBeVisible()
  expect(await entryScript(page)).not.toBe(oldScript)
  await expectTaken(page, second)
  await openForm(page, host.origin)
  await expectBuilds(page, [second])
})

test('a broken build is called back by the next release', once, async ({ host, page }) => {
  const { broken } = await keepBroken(page, host)
  const repaired = await host.release()
  await page.goto(`${host.origin}/sign-in`)
  await expectTaken(page, repaired)
  expect(repaired).not.toBe(broken)
  await openForm(page, host.origin)
  await expectBuilds(page, [repaired])
})

test(
  'who loads a broken page again has the release that calls it back at once',
  once,
  async ({ host, page }) => {
    await keepBroken(page, host)
    await host.release()
    await page.reload()
    await expect(page.getByRole('heading', welcome)).toBeVisible()
  },
)

test(
  'a deploy without a worker loads the pages of the one before again, and leaves nothing of it',
  once,
  async ({ host, page }) => {
    await keepBroken(page, host)
    await host.releaseWithoutWorker()
    await page.goto(`${host.origin}/sign-in`)
    await expect(page.getByRole('heading', welcome)).toBeVisible({ timeout: 30_000 })
    await expect.poll(() => workers(page)).toBe(0)
    expect(await keptBuilds(page)).toEqual([])
    await page.reload()
    await expect(page.getByRole('heading', welcome)).toBeVisible()
    await expect.poll(() => workers(page)).toBe(0)
  },
)

test(
  'where a new build has no room, the app is as without a worker',
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
    await expect.poll(() => keptBuilds(page), { timeout: 30_000 }).toEqual([])
    await openForm(page, origin)
    expect(await entryScript(page)).not.toBe(oldScript)
    await devtools.send('Storage.overrideQuotaForOrigin', { origin })
  },
)

test(
  'what the browser took away half is not opened, and comes back',
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

async function openForm(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/sign-in`)
  await expect(page.getByRole('heading', welcome)).toBeVisible()
}

type BrokenHost = {
  origin: string
  version: () => Promise<string>
  releaseBroken: () => Promise<string>
}

/** Leaves a page open that was started with a broken build. */
async function keepBroken(page: Page, host: BrokenHost): Promise<{ broken: string }> {
  await openForm(page, host.origin)
  await expectBuilds(page, [await host.version()])
  const broken = await host.releaseBroken()
  await page.goto(`${host.origin}/sign-in`)
  await expectTaken(page, broken)
  await page.goto(`${host.origin}/sign-in`)
  // Its page is there, and nothing that is done on it comes to anything.
  await page.getByRole('button', { name: 'Use the light theme' }).click()
  await expect(page.locator('html')).toHaveClass('dark')
  return { broken }
}
