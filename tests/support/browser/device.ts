import type { Page } from '@playwright/test'
import { recordsHere } from './recordsHere.ts'

/** How many encrypted rows and keys lie on this device, and on the cache. */
export async function lyingHere(
  page: Page,
): Promise<{ keys: number; rows: number; cache: number }> {
  const sum = { keys: 0, rows: 0, cache: 0 }
  for (const counts of Object.values(await recordsHere(page))) {
    for (const store of ['keys', 'rows', 'cache'] as const) sum[store] += counts[store] ?? 0
  }
  return sum
}

/** Where a text can be read by whoever sits down at this device: in any storage, or on the page. */
export async function traces(page: Page, text: string): Promise<readonly string[]> {
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
      // It was deleted since it was listed: opened, it would come back without anything in it.
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

/** The names of the databases in which something of a person may lie. */
export async function databasesWith(page: Page, uid: string): Promise<string[]> {
  const names = await page.evaluate(async () =>
    (await indexedDB.databases()).map(({ name }) => name ?? ''),
  )
  return names.filter((name) => name.includes(uid))
}

/** The names of all that this app keeps on a device, whatever they tell, but not its own public files. */
export async function keptNames(page: Page) {
  return page.evaluate(async () => ({
    local: Object.keys(localStorage).sort(),
    session: Object.keys(sessionStorage).sort(),
    databases: (await indexedDB.databases()).map(({ name = '' }) => name).sort(),
    caches: (await caches.keys()).filter((name) => !name.startsWith('build-')),
  }))
}

/** What stays when nobody's things do: the theme, the SDK's empty store of sessions, and a journal without entries. */
export const nothingOfAPerson = {
  local: ['theme'],
  session: [],
  databases: ['firebaseLocalStorageDb', 'gatehouse-journal'],
  caches: [],
}
