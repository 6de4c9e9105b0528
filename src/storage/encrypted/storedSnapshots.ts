import { snapshotId, snapshotPrefix } from '../../domain/session/lastSeen.ts'
import { locale } from '../../domain/locale.ts'
import type { Connection } from './database.ts'

/** Removes all last-seen pages from the cache, except those at the given paths. */
export async function removeStoredSnapshots(
  { run, change }: Connection,
  except: readonly string[],
): Promise<void> {
  const kept = except.map((path) => snapshotId(path, locale))
  const all = IDBKeyRange.bound(`${snapshotPrefix}/`, `${snapshotPrefix}/\uffff`)
  const found = await run((database) => database.getAllKeys('cache', all))
  const outdated = found.filter((id) => !kept.includes(id))
  if (outdated.length === 0) return
  await change(['cache'], (records) =>
    Promise.all(outdated.map((id) => records('cache').delete(id))),
  )
}
