import { encryptedVersion, isReadableVersion } from '../../domain/versionedRecord.ts'
import { withTimeout } from '../../domain/withTimeout.ts'
import { loadProductLocalData } from '../../product/currentProduct.ts'
import { openLocalDatabase, removeDatabase, stores } from '../encrypted/database.ts'
import { archivesFolderName, localStoreName } from '../encrypted/storageNames.ts'
import type { Discard } from '../journals/signOutJournal.ts'
import { waitUntilUnlocked, whenUnlocked } from '../locks/locks.ts'

/** For this tab and others to save what was typed. */
const timeoutMs = 2_000

/** For other tabs, whose sessions end at the same moment. */
const otherTabsTimeoutMs = 300

const unclearedStores = ['rows', 'uploads', 'uploadBytes'] as const

const clearedStores = ['keys', 'cache'] as const

/** Makes all of this person's tabs save what was typed and close the database. Never rejects. */
export async function closeLocalDataInAllTabs(uid: string): Promise<void> {
  await closeProduct(uid, 'all')
  await waitUntilUnlocked(localStoreName(uid), timeoutMs)
}

/**
 * Like `removeLocalData`, unless the person is still active in another tab. Returns whether it
 * succeeded.
 */
export async function removeLocalDataIfGone(uid: string, discard: Discard = []): Promise<boolean> {
  await closeProduct(uid, 'this')
  return (
    (await waitUntilUnlocked(localStoreName(uid), otherTabsTimeoutMs)) &&
    removeLocalData(uid, discard)
  )
}

async function closeProduct(uid: string, tabs: 'this' | 'all'): Promise<void> {
  const localData = await loadProductLocalData()
  if (localData) await withTimeout(timeoutMs, localData.close(uid, tabs)).catch(() => null)
}

/**
 * Removes the key, and everything but unsent edits and files: it may not stay on the device without the person. Edits
 * and files stay encrypted until the person is back, including what a slow tab stores later. Safe to repeat.
 *
 * @param discard IDs of rows and files to delete as well, unless another build has stored them, or all of them.
 * @returns whether it succeeded.
 */
export async function removeLocalData(uid: string, discard: Discard): Promise<boolean> {
  void removeArchives(uid)
  const { read, change, close } = openLocalDatabase(uid)
  try {
    await change(['keys', ...stores], async (records) => {
      await Promise.all(clearedStores.map((store) => records(store).clear()))
      const leftStores = unclearedStores.map((store) => records(store))
      if (discard === 'all') return Promise.all(leftStores.map((store) => store.clear()))
      for (const id of discard) {
        const found = await Promise.all(leftStores.map((store) => store.get(id)))
        // The person was asked only about what this build can read.
        if (found.every((record) => !record || isReadableVersion(record, encryptedVersion)))
          await Promise.all(leftStores.map((store) => store.delete(id)))
      }
      return null
    })
    // A tab that still uses it may store what was typed after it was counted.
    await whenUnlocked(localStoreName(uid), otherTabsTimeoutMs, async () => {
      const left = await read(['rows', 'uploads'], async (records) => {
        return (await records('rows').count()) + (await records('uploads').count())
      })
      await close()
      if (left === 0) await removeDatabase(uid)
    })
    return true
  } catch {
    return false
  } finally {
    await close()
  }
}

/** Removes the person's archives, and anyone's unfinished exports. */
async function removeArchives(uid: string): Promise<void> {
  try {
    const root = await navigator.storage.getDirectory()
    await root.removeEntry(archivesFolderName(uid), { recursive: true })
  } catch {
    // There are none, or one is still open, and is deleted with its tab or removed later.
  }
  const module = await import('../data/archive/workFile.ts').catch(() => null)
  await module?.cleanUpArchives()
}
