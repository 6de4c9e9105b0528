import type { Page } from '@playwright/test'

/** The number of records in each person's local notebook, by object store. */
export function countRecordsByStore(page: Page): Promise<Record<string, Record<string, number>>> {
  return page.evaluate(async () => {
    const found: Record<string, Record<string, number>> = {}
    for (const { name = '' } of await indexedDB.databases()) {
      if (!name.startsWith('gatehouse-data')) continue
      const opening = indexedDB.open(name)
      // The database was deleted since it was listed. Opening it would recreate it empty.
      opening.addEventListener('upgradeneeded', () => opening.transaction?.abort())
      const isOpen = await new Promise((resolve) => {
        opening.addEventListener('success', () => resolve(true))
        opening.addEventListener('error', () => resolve(false))
      })
      if (!isOpen) continue
      const counts: Record<string, number> = {}
      for (const store of opening.result.objectStoreNames) {
        const counting = opening.result.transaction(store).objectStore(store).count()
        await new Promise((resolve) => counting.addEventListener('success', resolve))
        counts[store] = counting.result
      }
      opening.result.close()
      found[name] = counts
    }
    return found
  })
}
