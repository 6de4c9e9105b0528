import { expect, type Page } from '@playwright/test'
import { entriesHere } from '#tests/support/browser/entriesHere.ts'
import { idOf } from '#tests/support/browser/owner.ts'
import { signIn, somebodyWithAccount, type Person } from '#tests/support/browser/people.ts'
import { createNotes, type Draft } from './notes.ts'

/** What is painted of another visit. */
export function painted(page: Page) {
  return page.locator('#last-seen')
}

/** The paths of the pages that lie on this device for the next visit. */
export async function pagesKept(page: Page, { email }: Person): Promise<readonly string[]> {
  const place = { database: `gatehouse-data-${await idOf(email)}`, store: 'cache' }
  const ids = Object.keys(await entriesHere(page, place))
  return ids.flatMap((id) => (id.startsWith('page/') ? id.slice('page'.length) : [])).sort()
}

/** Keeps the app from answering its own requests on this device: a test can hold back only what goes over a network. */
async function withoutWorker(page: Page): Promise<void> {
  await page.addInitScript(() => {
    ServiceWorkerContainer.prototype.register = () => new Promise(() => undefined)
  })
}

/** To be called before the first load: has this page tell what was painted in it. */
export async function prepare(page: Page): Promise<void> {
  await withoutWorker(page)
  await recordPaints(page)
}

/** Somebody who calls this device their own, has seen their list, and whose page is kept. */
export async function somebodyWhoSaw(page: Page, notes: readonly Draft[]): Promise<Person> {
  await prepare(page)
  const person = await somebodyWithAccount()
  await createNotes(person, notes)
  await signIn(page, person)
  await page.getByRole('button', { name: 'Store notes here' }).click()
  await seeAgain(page, person)
  return person
}

/** Opens the list, and waits until it is kept. */
export async function seeAgain(page: Page, person: Person): Promise<void> {
  await page.goto('/')
  await expect(painted(page)).toHaveCount(0)
  await expect.poll(() => pagesKept(page, person)).toContain('/')
}

/** Holds back the app's own code at the next loads of the page; returns what lets it go. */
export async function holdCode(page: Page): Promise<() => Promise<void>> {
  return hold(page, /\/assets\/libraries-/)
}

/** Holds back what a page asks for; returns what lets it go. */
export async function hold(page: Page, what: RegExp): Promise<() => Promise<void>> {
  const holding = new AbortController()
  const { signal } = holding
  await page.route(what, async (route) => {
    if (!signal.aborted) await new Promise((resolve) => signal.addEventListener('abort', resolve))
    await route.fallback()
  })
  return async () => {
    holding.abort()
    await page.unroute(what)
  }
}

/** Loads a page, and waits until what was kept of it is painted; its code may be held back. */
export async function seePainted(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' })
  await expect(painted(page).getByText('From your last visit.')).toBeAttached()
}

/** All that was ever painted of another visit since the page was loaded, however briefly. */
export function whatWasPainted(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => Reflect.get(globalThis, 'everPainted') as string[])
}

/** Records it from the next load on. */
async function recordPaints(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(globalThis, { everPainted: seen })
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes)
        if (target instanceof Element && target.id === 'last-seen' && addedNodes.length > 0)
          seen.push(target.innerHTML)
    }).observe(document, { childList: true, subtree: true })
  })
}
