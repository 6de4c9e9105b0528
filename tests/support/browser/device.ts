import type { Page } from '@playwright/test'
import { countRecordsByStore } from './checks/countRecordsByStore.ts'

/** The number of encrypted records and keys on this device, including the cache. */
export async function countEncryptedRecords(
  page: Page,
): Promise<{ keys: number; rows: number; cache: number }> {
  const sum = { keys: 0, rows: 0, cache: 0 }
  for (const counts of Object.values(await countRecordsByStore(page))) {
    for (const store of ['keys', 'rows', 'cache'] as const) sum[store] += counts[store] ?? 0
  }
  return sum
}

/** Where anyone using this device could read a text: in storage, or on the page. */
export async function placesWithText(page: Page, text: string): Promise<readonly string[]> {
  return page.evaluate(async (wanted) => {
    const found: string[] = []
    const look = (place: string, value: unknown) => {
      if (holds(value)) found.push(place)
    }
    const holds = (value: unknown): boolean => {
      if (typeof value === 'string') return value.includes(wanted)
      if (value instanceof ArrayBuffer || ArrayBuffer.isView(value)) {
        return ['utf-8', 'utf-16le'].some((name) =>
          new TextDecoder(name).decode(value).includes(wanted),
        )
      }
      if (typeof value !== 'object' || value === null) return false
      return Object.entries(value).some(([key, inside]) => key.includes(wanted) || holds(inside))
    }
    look('page', document.documentElement.outerHTML)
    for (const field of document.querySelectorAll<HTMLInputElement>('input, textarea')) {
      look('field', field.value)
    }
    look('localStorage', Object.entries(localStorage))
    look('sessionStorage', Object.entries(sessionStorage))
    look('address', location.href)
    for (const cache of await caches.keys()) look('cache', cache)
    for (const { name = '' } of await indexedDB.databases()) {
      const opening = indexedDB.open(name)
      // The database was deleted since it was listed. Opening it would recreate it empty.
      opening.addEventListener('upgradeneeded', () => opening.transaction?.abort())
      const isOpen = await new Promise((resolve) => {
        opening.addEventListener('success', () => resolve(true))
        opening.addEventListener('error', () => resolve(false))
      })
      if (!isOpen) continue
      for (const store of opening.result.objectStoreNames) {
        const reading = opening.result.transaction(store).objectStore(store).getAll()
        await new Promise((resolve) => reading.addEventListener('success', resolve))
        look(`${name}/${store}`, reading.result)
      }
      opening.result.close()
    }
    return found
  }, text)
}

/** The databases that may contain data of a user. */
export async function databasesWith(page: Page, uid: string): Promise<string[]> {
  const names = await page.evaluate(async () =>
    (await indexedDB.databases()).map(({ name }) => name ?? ''),
  )
  return names.filter((name) => name.includes(uid))
}

/** The names of everything that the app stores on a device, except its own public files. */
export async function storedNames(page: Page) {
  return page.evaluate(async () => ({
    local: Object.keys(localStorage).sort(),
    session: Object.keys(sessionStorage).sort(),
    databases: (await indexedDB.databases()).map(({ name = '' }) => name).sort(),
    caches: (await caches.keys()).filter((name) => !name.startsWith('build-')),
  }))
}

/** A device's state without any user: the theme, the SDK's empty session store, and an empty journal. */
export const emptyDeviceState = {
  local: ['theme'],
  session: [],
  databases: ['firebaseLocalStorageDb', 'gatehouse-journal'],
  caches: [],
}
