import type { Page } from '@playwright/test'
import { entriesHere, putEntriesHere, sessions } from './entriesHere.ts'
import { idOf } from './owner.ts'
import type { Person } from './people.ts'

type Storage = 'localStorage' | 'sessionStorage' | 'indexedDB'

/** Makes the mere touch of a storage throw, as a browser does that blocks it. */
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

/** Makes IndexedDB take every request and answer none. */
export async function hangIndexedDB(page: Page): Promise<void> {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest
    IDBFactory.prototype.databases = () => new Promise(() => {})
  })
}

/**
 * Makes the stored session look two hours old, so that the SDK renews its token at the next start. The
 * page leaves the app before, whose SDK would take it for the work of another tab.
 */
export async function ageToken(page: Page): Promise<void> {
  await openNothing(page)
  const expirationTime = Date.now() - 3_600_000
  const stored = await entriesHere<{ value: { stsTokenManager: object } }>(page, sessions)
  for (const { value } of Object.values(stored)) {
    Object.assign(value.stsTokenManager, { expirationTime })
  }
  await putEntriesHere(page, sessions, stored)
}

/** Opens an empty page that shares its storage and its locks with the app. */
export async function openNothing(page: Page): Promise<void> {
  const body = '<!doctype html><link rel="icon" href="data:,">'
  await page.route('/nothing', (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.goto('/nothing')
}

/** Removes the stored session behind the back of the page, as a cleaner of browser data does. */
export async function emptyStorage(page: Page): Promise<void> {
  const names = Object.keys(await entriesHere(page, sessions))
  await putEntriesHere(page, sessions, Object.fromEntries(names.map((name) => [name, null])))
  await page.evaluate(() => localStorage.clear())
}

/** The names of the apps beside this one whose sessions the SDK keeps here: those of guests who were put aside. */
export async function parkedSessions(page: Page): Promise<readonly string[]> {
  const names = Object.keys(await entriesHere(page, sessions))
  return names.filter((name) => name.includes(':guest-'))
}

/** Takes IndexedDB away, as a browser does that has none. */
export async function removeIndexedDB(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', { value: undefined })
  })
}

/** Deletes what lies on this device of a person's notes, which every page that has it open must let go. */
export async function deleteNotebook(page: Page, { email }: Person): Promise<void> {
  await page.evaluate(
    (name) =>
      new Promise((resolve) => {
        indexedDB.deleteDatabase(name).addEventListener('success', resolve)
      }),
    `gatehouse-data-${await idOf(email)}`,
  )
}

/** Makes the disk refuse whatever is put into the notebook; the SDK's own database is left alone. */
export async function fillDisk(page: Page): Promise<void> {
  await page.addInitScript(() => {
    type Put = (this: IDBObjectStore, ...values: unknown[]) => IDBRequest<IDBValidKey>
    const put = Reflect.get(IDBObjectStore.prototype, 'put') as Put
    IDBObjectStore.prototype.put = function (...values) {
      const isOurs = this.transaction.db.name.startsWith('gatehouse-data')
      if (isOurs) throw new DOMException('The disk is full.', 'QuotaExceededError')
      return put.apply(this, values)
    }
  })
}

/** Makes the notebook's database take every write and answer none; returns what has it answer again. */
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

/** Makes the notebook's database take every request and answer none. */
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
