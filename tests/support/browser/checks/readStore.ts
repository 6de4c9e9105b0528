import type { Page } from '@playwright/test'

type Place = { database: string; store: string }

/** The SDK's sessions, by app name. */
export const sessions: Place = { database: 'firebaseLocalStorageDb', store: 'firebaseLocalStorage' }

/** The journal that a killed tab leaves for the next one. */
export const journal: Place = { database: 'gatehouse-journal', store: 'entries' }

/** All entries of an object store, by key. Empty if the database doesn't exist; it isn't created. */
export function readStore<Value>(page: Page, place: Place): Promise<Record<string, Value>> {
  return page.evaluate(async ({ database, store }) => {
    const opening = indexedDB.open(database)
    opening.addEventListener('upgradeneeded', () => opening.transaction?.abort())
    const isThere = await new Promise((resolve) => {
      opening.addEventListener('success', () => resolve(true))
      opening.addEventListener('error', () => resolve(false))
    })
    if (!isThere) return {}
    const records = opening.result.transaction(store).objectStore(store)
    const [keys, values] = [records.getAllKeys(), records.getAll()]
    await new Promise((resolve) => values.addEventListener('success', resolve))
    opening.result.close()
    return Object.fromEntries(
      (keys.result as string[]).map((key, index) => [key, values.result[index] as Value]),
    )
  }, place)
}

/**
 * Changes an object store without the page noticing; `null` deletes an entry. Fails if the database doesn't
 * exist.
 */
export function writeStore(
  page: Page,
  place: Place,
  entries: Readonly<Record<string, unknown>>,
): Promise<void> {
  return page.evaluate(
    async ([{ database, store }, changes]) => {
      const opening = indexedDB.open(database)
      opening.addEventListener('upgradeneeded', () => opening.transaction?.abort())
      await new Promise((resolve, reject) => {
        opening.addEventListener('success', resolve)
        opening.addEventListener('error', () => reject(opening.error ?? new Error(database)))
      })
      const writing = opening.result.transaction(store, 'readwrite')
      const records = writing.objectStore(store)
      for (const [key, value] of Object.entries(changes)) {
        if (value === null) records.delete(key)
        else if (records.keyPath === null) records.put(value, key)
        else records.put(value)
      }
      await new Promise((resolve) => writing.addEventListener('complete', resolve))
      opening.result.close()
    },
    [place, entries] as const,
  )
}
