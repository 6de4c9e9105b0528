import { isCacheFresh } from '../../domain/configuration/cacheDays.ts'
import { journalName, userKeyName, dataHerePrefix } from '../../domain/session/storageKeys.ts'
import { isReadableVersion } from '../../domain/versionedRecord.ts'
import { resultOf, readExisting } from '../../storage/database/existingDatabase.ts'
import type { EncryptedRecord } from '../../storage/encrypted/database.ts'
import {
  decrypt,
  isEncryptedWith,
  recordLabel,
  type UserKey,
} from '../../storage/encrypted/encryption.ts'
import { localStoreName } from '../../storage/encrypted/storageNames.ts'
import { snapshotId } from '../../storage/encrypted/storedSnapshots.ts'
import type { StoredEntry } from '../../storage/journals/journal.ts'

type FoundPage = {
  key: UserKey | undefined
  page: EncryptedRecord | undefined
  unsent: readonly EncryptedRecord[]
}

/**
 * The HTML of the page that a person last saw at a path on this device. `null` if none is stored, while a sign-out
 * is in progress, if the server hasn’t answered for too long, and if something was changed on this device
 * afterwards, since that change would appear to be lost.
 */
export async function readPageSnapshot(uid: string, path: string): Promise<string | null> {
  const [isHere, found] = await Promise.all([hasLocalData(uid), findPage(uid, path)])
  if (!isHere || !found?.key || !found.page) return null
  const { key, page, unsent } = found
  if (unsent.some(({ putAt }) => putAt >= page.putAt)) return null
  if (!isReadableVersion(key) || !isCacheFresh(key) || !isEncryptedWith(key, page)) return null
  return (await decrypt(key, recordLabel(uid, 'cache', page.id), page)) as string
}

function findPage(uid: string, path: string): Promise<FoundPage | null> {
  const stores = ['keys', 'cache', 'rows', 'uploads']
  const id = snapshotId(path, document.documentElement.lang)
  return readExisting(localStoreName(uid), stores, async (transaction) => {
    const [key, page, rows, uploads] = await Promise.all([
      resultOf<UserKey | undefined>(transaction.objectStore('keys').get(userKeyName)),
      resultOf<EncryptedRecord | undefined>(transaction.objectStore('cache').get(id)),
      resultOf<EncryptedRecord[]>(transaction.objectStore('rows').getAll()),
      resultOf<EncryptedRecord[]>(transaction.objectStore('uploads').getAll()),
    ])
    return { key, page, unsent: [...rows, ...uploads] }
  })
}

/**
 * The journal's entry exists and is empty. A sign-out in progress fills it, and is completed at this start.
 */
async function hasLocalData(uid: string): Promise<boolean> {
  const entry = dataHerePrefix + uid
  const fallback = localStorage.getItem(`${journalName}/${entry}`)
  const stored = await readExisting(journalName, ['entries'], (transaction) =>
    resultOf<StoredEntry | undefined>(transaction.objectStore('entries').get(entry)),
  )
  const found = fallback === null ? stored : (JSON.parse(fallback) as StoredEntry)
  return found ? isReadableVersion(found) && found.value === '' : false
}
