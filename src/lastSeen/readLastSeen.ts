import { decrypt, recordLabel } from '../device/encryption.ts'
import type { EncryptedRecord } from '../device/database.ts'
import { localStoreName } from '../device/names.ts'
import { lastSeenId } from '../domain/lastSeen.ts'
import { journalName, ownKeyName, localDataPrefix } from '../domain/storageKeys.ts'
import { answerOf, readExisting } from './existingDatabase.ts'

type Found = {
  key: CryptoKey | undefined
  page: EncryptedRecord | undefined
  unsent: readonly EncryptedRecord[]
}

/**
 * The HTML of the page that a person last saw at a path on this device. `null` if none is stored, while a
 * sign-out is in progress, and if something was changed on this device afterwards, since that change would
 * appear to be lost.
 */
export async function readLastSeen(uid: string, path: string): Promise<string | null> {
  const [isHere, found] = await Promise.all([hasLocalData(uid), findPage(uid, path)])
  if (!isHere || !found?.key || !found.page) return null
  const { id, putAt, ...encrypted } = found.page
  if (found.unsent.some((row) => row.putAt >= putAt)) return null
  return (await decrypt(found.key, recordLabel(uid, 'cache', id), encrypted)) as string
}

function findPage(uid: string, path: string): Promise<Found | null> {
  const stores = ['keys', 'cache', 'rows', 'uploads']
  const id = lastSeenId(path, document.documentElement.lang)
  return readExisting(localStoreName(uid), stores, async (transaction) => {
    const [key, page, rows, uploads] = await Promise.all([
      answerOf<CryptoKey | undefined>(transaction.objectStore('keys').get(ownKeyName)),
      answerOf<EncryptedRecord | undefined>(transaction.objectStore('cache').get(id)),
      answerOf<EncryptedRecord[]>(transaction.objectStore('rows').getAll()),
      answerOf<EncryptedRecord[]>(transaction.objectStore('uploads').getAll()),
    ])
    return { key, page, unsent: [...rows, ...uploads] }
  })
}

/**
 * The journal's entry exists and is empty. A sign-out in progress fills it, and is completed at this start.
 */
async function hasLocalData(uid: string): Promise<boolean> {
  const entry = localDataPrefix + uid
  const spare = localStorage.getItem(`${journalName}/${entry}`)
  const kept = await readExisting(journalName, ['entries'], (transaction) =>
    answerOf<unknown>(transaction.objectStore('entries').get(entry)),
  )
  return (spare ?? kept) === ''
}
