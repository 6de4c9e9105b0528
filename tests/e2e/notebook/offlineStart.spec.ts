import type { BrowserContext, Page } from '@playwright/test'
import { dropOfflineApp, keepAppOffline } from '#src/device/offlineApp.ts'
import { checkPage } from '#tests/support/browser/checkPage.ts'
import { createNotes } from '#tests/support/notebook/browser/notes.ts'
import { fillSignIn, somebodyWithAccount } from '#tests/support/browser/people.ts'
import { test, type Host } from '#tests/support/browser/releases.ts'
import { expect } from '#tests/support/browser/test.ts'

test(
  'who calls a device their own opens the app there without a network, and is still in',
  { tag: '@once' },
  async ({ context, host, page }) => {
    const person = await somebodyWithAccount()
    await createNotes(person, [{ title: 'Milk' }])
    await openForm(page, host)
    await fillSignIn(page, person)
    await expect(page.getByRole('heading', { name: 'Notes', exact: true, level: 1 })).toBeVisible()
    expect(await workers(page)).toBe(0)
    await page.getByRole('button', { name: 'Store notes here' }).click()
    await expectBuilds(page, [await host.version()])

    await goOffline(context, host)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Notes', exact: true, level: 1 })).toBeVisible()
    await expect(page.getByText('You’re offline.')).toBeVisible()
    await host.open('/account')
    await expect(page.getByRole('heading', { name: 'Your account', level: 1 })).toBeVisible()
    await expect(page.getByText(person.email).first()).toBeVisible()
    await checkPage(page)
    const kept = await keptAnswers(page)
    expect(kept.map(({ url }) => url).filter((url) => !/^\/(assets\/[^?]+)?$/.test(url))).toEqual(
      [],
    )
    expect(kept.filter(({ text }) => text.includes(person.email))).toEqual([])

    await page.getByRole('button', { name: 'Stop storing notes here' }).click()
    await expect.poll(() => keptBuilds(page)).toEqual([])
    expect(await workers(page)).toBe(0)
  },
)

test(
  'who is not in gets the form without a network, until the device forgets the app',
  { tag: '@once' },
  async ({ context, host, page }) => {
    await openForm(page, host)
    const version = await host.version()
    await keep(page, [version])
    await page.evaluate(dropOfflineApp)
    expect(await workers(page)).toBe(0)
    expect(await keptBuilds(page)).toEqual([])
    await keep(page, [version])

    await goOffline(context, host)
    await host.open('/account')
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
    await checkPage(page)
    await page.evaluate(dropOfflineApp)
    expect(await workers(page)).toBe(0)
    expect(await keptBuilds(page)).toEqual([])
    await expect(page.reload()).rejects.toThrow('ERR_INTERNET_DISCONNECTED')
  },
)

test(
  'a release is seen at once, and a tab from before it still gets its late parts',
  { tag: '@once' },
  async ({ context, host, page }) => {
    await openForm(page, host)
    const first = await host.version()
    await keep(page, [first])
    const oldScript = await entryScript(page)

    const second = await host.release()
    const other = await context.newPage()
    await openForm(other, host)
    expect(await entryScript(other)).not.toBe(oldScript)
    await expectBuilds(other, [first, second])
    expect(await host.has(oldScript)).toBe(false)
    expect(await page.evaluate(async (path) => (await fetch(path)).ok, oldScript)).toBe(true)

    const third = await host.release()
    await other.reload()
    const newScript = await entryScript(other)
    await expectBuilds(other, [second, third])
    await goOffline(context, host)
    await other.reload()
    await expect(other.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
    expect(await entryScript(other)).toBe(newScript)
  },
)

async function openForm(page: Page, host: Host): Promise<void> {
  await page.goto(`${host.origin}/sign-in`)
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
}

/** Keeps the app as the page does once its person has called the device their own. */
async function keep(page: Page, versions: readonly string[]): Promise<void> {
  await page.evaluate(keepAppOffline)
  await expectBuilds(page, versions)
}

/** Waits until exactly these builds are kept, and the newest one's worker is at work. */
async function expectBuilds(page: Page, versions: readonly string[]): Promise<void> {
  await expect
    .poll(() => keptBuilds(page), { timeout: 15_000 })
    .toEqual(versions.map((version) => `build-${version}`))
  await expect.poll(() => statesOfWorkers(page)).toEqual([null, null, 'activated'])
}

/** How far the worker that is being installed, the one that waits, and the one at work are. */
function statesOfWorkers(page: Page): Promise<(ServiceWorkerState | null)[]> {
  return page.evaluate(async () => {
    const { installing, waiting, active } = await navigator.serviceWorker.ready
    return [installing, waiting, active].map((worker) => worker?.state ?? null)
  })
}

/** The names of all caches; those whose page is not there yet are marked. */
function keptBuilds(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys()
    const pages = await Promise.all(names.map((cacheName) => caches.match('/', { cacheName })))
    return names.map((name, index) => (pages[index] ? name : `${name}…`))
  })
}

function workers(page: Page): Promise<number> {
  return page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
}

/** Everything in the Cache Storage: the paths that were asked for, and what was answered. */
function keptAnswers(page: Page): Promise<{ url: string; text: string }[]> {
  return page.evaluate(async () => {
    const found: { url: string; text: string }[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const text = (await (await cache.match(request))?.text()) ?? ''
        found.push({ url: request.url.replace(location.origin, ''), text })
      }
    }
    return found
  })
}

/** The path of the script that the page starts with. */
async function entryScript(page: Page): Promise<string> {
  return (await page.locator('script[src*="signIn-"]').getAttribute('src')) ?? ''
}

/** Takes the network away from the pages, and the host from the worker. */
async function goOffline(context: BrowserContext, host: Host): Promise<void> {
  await host.stop()
  await context.setOffline(true)
}
