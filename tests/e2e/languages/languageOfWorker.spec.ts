import type { Page } from '@playwright/test'
import { withTimeout } from '#src/domain/withTimeout.ts'
import {
  expectBuilds,
  stopHostAndGoOffline,
  cachedBuilds,
} from '#tests/support/browser/servers/cachedBuilds.ts'
import { test } from '#tests/support/browser/servers/releases.ts'
import { expect } from '#tests/support/browser/test.ts'

test.use({ served: 'dist-hosted', inAllLanguages: true })

test(
  'a person who chooses a language has the worker of that language, even without a network',
  { tag: '@once' },
  async ({ context, host, page }) => {
    // The worker waits ten seconds for a page that is just being left.
    test.setTimeout(180_000)
    await host.open('/sign-in')
    const english = await host.version()
    await expectBuilds(page, [english])
    await page.getByLabel('Language').selectOption('Deutsch')
    await expect(page.getByRole('heading', { name: 'Willkommen zurück' })).toBeVisible()
    const other = async () =>
      (await cachedBuilds(page)).filter((name) => name !== `build-${english}`)
    await expect.poll(other, { timeout: 30_000 }).toHaveLength(1)

    // The next start is in the new language with either worker. Then the old one is removed.
    await expect(async () => {
      await page.goto('about:blank')
      await stopWorkers(page)
      await host.open('/sign-up')
      await expect(page.locator('html')).toHaveAttribute('lang', 'de', { timeout: 10_000 })
      // A page that is left sooner may not have asked for it yet.
      await expect.poll(async () => (await cachedBuilds(page)).length, { timeout: 15_000 }).toBe(1)
      expect(await cachedBuilds(page)).toEqual(await other())
    }).toPass({ timeout: 90_000 })
    await stopHostAndGoOffline(context, host)
    await host.open('/account')
    await expect(page).toHaveURL(/\/sign-in\?return=%2Faccount$/)
    await expect(page.getByRole('heading', { name: 'Willkommen zurück' })).toBeVisible()
  },
)

/**
 * Chromium stops a worker that has nothing to do, and then replaces it, but not while a debugger such as this test is
 * attached to it.
 */
async function stopWorkers(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('ServiceWorker.enable')
  // The browser may never answer while it replaces a worker.
  await withTimeout(5_000, devtools.send('ServiceWorker.stopAllWorkers')).catch(() => null)
}
