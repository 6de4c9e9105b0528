import type { Page } from '@playwright/test'
import { readStore, writeStore, sessions } from './checks/readStore.ts'
import { idOf } from './people/owner.ts'
import type { Person } from './people/people.ts'

type Storage = 'localStorage' | 'sessionStorage' | 'indexedDB'

/** Makes every access to a storage throw, as in a browser that blocks it. */
export async function blockStorage(page: Page, storages: readonly Storage[]): Promise<void> {
  await page.addInitScript((names) => {
    for (const name of names) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Blocked.', 'SecurityError')
        },
      })
    }
  }, storages)
}

/**
 * Makes the database of sessions accept requests and never answer, from the next page on. Returns a function that
 * ends it.
 */
export async function hangSessions(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => sessionStorage.setItem('are-sessions-hung', 'yes'))
  await page.addInitScript((name) => {
    if (sessionStorage.getItem('are-sessions-hung') === null) return
    type Open = (this: IDBFactory, ...names: unknown[]) => IDBOpenDBRequest
    const open = Reflect.get(IDBFactory.prototype, 'open') as Open
    IDBFactory.prototype.open = function (...names) {
      return names[0] === name ? (new EventTarget() as IDBOpenDBRequest) : open.apply(this, names)
    }
  }, sessions.database)
  return () => page.evaluate(() => sessionStorage.removeItem('are-sessions-hung'))
}

/**
 * Makes the stored session look two hours old, so that the SDK refreshes its token at the next start. Leaves
 * the app first, because its SDK would mistake the change for another tab's.
 */
export async function ageToken(page: Page): Promise<void> {
  await openEmptyPage(page)
  const expirationTime = Date.now() - 3_600_000
  const stored = await readStore<{ value: { stsTokenManager: object } }>(page, sessions)
  for (const { value } of Object.values(stored)) {
    Object.assign(value.stsTokenManager, { expirationTime })
  }
  await writeStore(page, sessions, stored)
}

/** Opens an empty page of the same origin, which shares the app's storage and locks. */
export async function openEmptyPage(page: Page): Promise<void> {
  const body = '<!doctype html><link rel="icon" href="data:,">'
  await page.route('/nothing', (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.goto('/nothing')
}

/** The app names of pending guests' sessions. */
export async function pendingGuestSessions(page: Page): Promise<readonly string[]> {
  const names = Object.keys(await readStore(page, sessions))
  return names.filter((name) => name.includes(':guest-'))
}

/** Deletes a person's local notebook. Pages that have it open must close it. */
export async function deleteNotebook(page: Page, { email }: Person): Promise<void> {
  await page.evaluate(
    (name) =>
      new Promise((resolve) => {
        indexedDB.deleteDatabase(name).addEventListener('success', resolve)
      }),
    `gatehouse-data-${await idOf(email)}`,
  )
}

/** Makes the notebook's database accept writes without answering. Returns a function that makes it answer. */
export async function slowNotebook(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    type Put = (this: IDBObjectStore, ...values: unknown[]) => IDBRequest<IDBValidKey>
    const put = Reflect.get(IDBObjectStore.prototype, 'put') as Put
    IDBObjectStore.prototype.put = function (...values) {
      const isOurs = this.transaction.db.name.startsWith('gatehouse-data')
      const isSlow = isOurs && !('isNotebookAwake' in globalThis)
      return isSlow ? (new EventTarget() as IDBRequest<IDBValidKey>) : put.apply(this, values)
    }
  })
  return () => page.evaluate(() => void Object.assign(globalThis, { isNotebookAwake: true }))
}

/**
 * Makes the database of sessions refuse to write from now on, as on a full device. Chromium's own quota can be set, but
 * for half a minute after a write, it doesn't look at it.
 */
export async function fillSessions(page: Page): Promise<void> {
  await page.evaluate((name) => {
    type Put = (this: IDBObjectStore, ...values: unknown[]) => IDBRequest<IDBValidKey>
    const put = Reflect.get(IDBObjectStore.prototype, 'put') as Put
    IDBObjectStore.prototype.put = function (...values) {
      const isOfSessions = this.transaction.db.name === name
      if (isOfSessions) throw new DOMException('The disk is full.', 'QuotaExceededError')
      return put.apply(this, values)
    }
  }, sessions.database)
}

/** Makes the notebook's database accept requests and never answer. */
export async function hangNotebook(page: Page): Promise<void> {
  await page.addInitScript(() => {
    type Open = (this: IDBFactory, ...names: unknown[]) => IDBOpenDBRequest
    const open = Reflect.get(IDBFactory.prototype, 'open') as Open
    IDBFactory.prototype.open = function (...names) {
      const isOurs = names[0].startsWith('gatehouse-data')
      return isOurs ? (new EventTarget() as IDBOpenDBRequest) : open.apply(this, names)
    }
  })
}
