import type { BrowserContext, Page } from '@playwright/test'
import type { Host } from './releases.ts'
import { expect } from './test.ts'

/** Waits until exactly these builds are kept, each of them whole, and the newest one's worker is at work. */
export async function expectBuilds(page: Page, versions: readonly string[]): Promise<void> {
  await expect
    .poll(() => keptBuilds(page), { timeout: 30_000 })
    .toEqual(versions.map((version) => `build-${version}`))
  await expect.poll(() => statesOfWorkers(page)).toEqual([null, null, 'activated'])
}

/** Waits until this build has been fetched, and its worker has taken over. */
export async function expectTaken(page: Page, version: string): Promise<void> {
  await expect.poll(() => keptBuilds(page), { timeout: 30_000 }).toContain(`build-${version}`)
  await expect.poll(() => statesOfWorkers(page)).toEqual([null, null, 'activated'])
}

/** How far the worker that is being installed, the one that waits, and the one at work are. */
function statesOfWorkers(page: Page): Promise<(ServiceWorkerState | null)[]> {
  return page.evaluate(async () => {
    const { installing, waiting, active } = await navigator.serviceWorker.ready
    return [installing, waiting, active].map((worker) => worker?.state ?? null)
  })
}

/** The names of all caches. */
export function keptBuilds(page: Page): Promise<string[]> {
  return page.evaluate(() => caches.keys())
}

export function workers(page: Page): Promise<number> {
  return page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
}

/** Every byte in the Cache Storage, in hexadecimal digits, by the paths that were asked for. */
export async function keptBytes(page: Page): Promise<Map<string, string>> {
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

/** The path of the script that the page starts with. */
export async function entryScript(page: Page): Promise<string> {
  return (await page.locator('script[src*="signIn-"]').getAttribute('src')) ?? ''
}

/** Takes the network away from the pages, and the host from the worker. */
export async function goOffline(context: BrowserContext, host: Host): Promise<void> {
  await host.stop()
  // A page that a worker answers is not told of what DevTools takes away.
  await context.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false }),
  )
  await context.setOffline(true)
}
