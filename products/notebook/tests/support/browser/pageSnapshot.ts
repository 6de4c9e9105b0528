import { expect, type Page } from '@playwright/test'
import { readStore } from '#tests/support/browser/checks/readStore.ts'
import { idOf } from '#tests/support/browser/people/owner.ts'
import { signIn, createUser, type Person } from '#tests/support/browser/people/people.ts'
import { createNotes, type Draft } from './notes.ts'

/** The stored page of an earlier visit. */
export function pageSnapshotIn(page: Page) {
  return page.locator('#page-snapshot')
}

/** Paths of the pages stored on this device for the next visit. */
export async function storedSnapshots(page: Page, { email }: Person): Promise<readonly string[]> {
  const place = { database: `gatehouse-data-${await idOf(email)}`, store: 'cache' }
  const ids = Object.keys(await readStore(page, place))
  return ids
    .flatMap((id) => (id.startsWith('page/') ? id.slice('page'.length).replace('?en-US', '') : []))
    .sort()
}

/** Disables the service worker: tests can only hold back requests that go over the network. */
async function withoutWorker(page: Page): Promise<void> {
  await page.addInitScript(() => {
    ServiceWorkerContainer.prototype.register = () => new Promise(() => undefined)
  })
}

/** Call it before the first load. Records what is shown of earlier visits. */
async function recordStoredPages(page: Page): Promise<void> {
  await withoutWorker(page)
  await recordSnapshots(page)
}

/** Signs in a person on their own device and waits until the list is stored for the next visit. */
export async function newUserWithStoredPage(page: Page, notes: readonly Draft[]): Promise<Person> {
  await recordStoredPages(page)
  const person = await createUser()
  await createNotes(person, notes)
  await signIn(page, person)
  await page.getByRole('button', { name: 'Store notes here' }).click()
  await storePage(page, person)
  return person
}

/** Opens the list and waits until it is stored. */
export async function storePage(page: Page, person: Person): Promise<void> {
  await page.goto('/')
  await expect(pageSnapshotIn(page)).toHaveCount(0)
  await expect.poll(() => storedSnapshots(page, person)).toContain('/')
}

/** Loads a page and waits until the stored one is shown. The app's code may be held back. */
export async function openWithSnapshot(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' })
  await expect(pageSnapshotIn(page).getByText('From your last visit.')).toBeAttached()
}

/** Everything shown of earlier visits since the page was loaded, however briefly. */
export function shownSnapshots(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => Reflect.get(globalThis, 'shownSnapshots') as string[])
}

async function recordSnapshots(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(globalThis, { shownSnapshots: seen })
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes)
        if (target instanceof Element && target.id === 'page-snapshot' && addedNodes.length > 0)
          seen.push(target.innerHTML)
    }).observe(document, { childList: true, subtree: true })
  })
}
