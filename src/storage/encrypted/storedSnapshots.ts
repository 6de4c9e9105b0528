import { locale } from '../../domain/locale.ts'
import type { LocalDatabase } from './database.ts'

/** The prefix of page snapshots' IDs in the cache. */
const prefix = 'page'

/**
 * Returns the ID of the snapshot of a path, such as `page/notes/1?en-US`.
 *
 * @param language the page's language. After a language change it isn't shown.
 */
export function snapshotId(path: string, language: string): string {
  return `${prefix}${path}?${language}`
}

/** Removes all page snapshots from the cache, except those at the given paths. */
export async function removeStoredSnapshots(
  { read, change }: LocalDatabase,
  except: readonly string[],
): Promise<void> {
  const excluded = except.map((path) => snapshotId(path, locale))
  const all = IDBKeyRange.bound(`${prefix}/`, `${prefix}/\uffff`)
  const found = await read(['cache'], (records) => records('cache').getAllKeys(all))
  const outdated = found.filter((id) => !excluded.includes(id))
  if (outdated.length === 0) return
  await change(['cache'], (records) =>
    Promise.all(outdated.map((id) => records('cache').delete(id))),
  )
}
