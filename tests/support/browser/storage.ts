import type { Page } from '@playwright/test'

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
  })
}
