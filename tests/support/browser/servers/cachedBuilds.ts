import type { BrowserContext, Page } from '@playwright/test'
import { expect } from '../test.ts'
import type { Host } from './releases.ts'

/** Waits until exactly these builds are cached completely, and the worker of the newest is active. */
export async function expectBuilds(page: Page, versions: readonly string[]): Promise<void> {
  await expect
    .poll(() => cachedBuilds(page).catch(() => null), { timeout: 30_000 })
    .toEqual(versions.map((version) => `build-${version}`))
  await expectWorking(page)
}

/** Waits until this build is cached and its worker is active. */
export async function expectActiveBuild(page: Page, version: string): Promise<void> {
  await expect.poll(() => cachedBuilds(page), { timeout: 30_000 }).toContain(`build-${version}`)
  await expectWorking(page)
}

/** A new worker waits up to ten seconds while the old one asks a page that is being left. */
async function expectWorking(page: Page): Promise<void> {
  await expect
    .poll(() => statesOfWorkers(page), { timeout: 30_000 })
    .toEqual([null, null, 'activated'])
}

/** Nothing if the page is just being reloaded. */
function statesOfWorkers(page: Page): Promise<(ServiceWorkerState | null)[]> {
  return page
    .evaluate(async () => {
      const { installing, waiting, active } = await navigator.serviceWorker.ready
      return [installing, waiting, active].map((worker) => worker?.state ?? null)
    })
    .catch(() => [])
}

/** The names of all caches. */
export function cachedBuilds(page: Page): Promise<string[]> {
  return page.evaluate(() => caches.keys())
}

export function workers(page: Page): Promise<number> {
  return page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
}

/** The contents of the Cache Storage in hexadecimal, by path. */
export async function cachedBytes(page: Page): Promise<Map<string, string>> {
  return new Map(
    await page.evaluate(async () => {
      const found: [string, string][] = []
      for (const name of await caches.keys()) {
        const cache = await caches.open(name)
        for (const request of await cache.keys()) {
          const answer = await cache.match(request)
          const bytes = new Uint8Array((await answer?.arrayBuffer()) ?? [])
          const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0'))
          found.push([request.url.replace(location.origin, ''), digits.join('')])
        }
      }
      return found
    }),
  )
}

/** The path of the page's entry script. */
export async function entryScript(page: Page): Promise<string> {
  return (await page.locator('link[href*="signIn-"]').getAttribute('href')) ?? ''
}

/** Takes the pages offline, and stops the host, so that the worker is offline as well. */
export async function stopHostAndGoOffline(context: BrowserContext, host: Host): Promise<void> {
  await host.stop()
  // DevTools doesn't tell pages that a worker serves about being offline.
  await context.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false }),
  )
  await context.setOffline(true)
}
