import { notebookOf } from '../notebooks.ts'
import { day } from '../../domain/trashTime.ts'
import { removeAbandonedPictures } from '#src/firebase/account/removeAbandonedPictures.ts'
import { serverTime } from '#src/firebase/sdk/currentUser.ts'
import { isCleanUpDue, recordCleanUp } from '../../remembered/lastCleanUp.ts'
import { userDataOf, type UserData, requireOwner } from '#src/firebase/data/userData.ts'
import {
  getDocFromServer,
  getDocsFromServer,
  limit,
  query,
  Timestamp,
  where,
} from 'firebase/firestore'
import { listLimit } from '#src/domain/data/fileLimits.ts'
import { accountStateRef } from '#src/firebase/data/accountDocuments.ts'
import { firestore } from '#src/firebase/sdk/firestore.ts'
import { filesCollection } from '#src/firebase/data/files/fileDocument.ts'
import { removeFile } from '#src/firebase/data/files/fileRecords.ts'
import type { StorageReference } from 'firebase/storage'
import { allFiles } from '../userData/readUserData.ts'
import { removeObject, slotRef, listBytes } from '#src/firebase/data/files/fileBytes.ts'

/**
 * Cleans up after unfinished uploads and deletions that are more than a day old, except those that this device
 * will still send. Runs at most once a day.
 *
 * @throws the SDK's error.
 */
export async function cleanUpUserData(uid: string): Promise<void> {
  const now = await serverTime()
  if (!isCleanUpDue(now)) return
  const queued = new Set((await notebookOf(uid).uploads.rows()).map(({ id }) => id))
  const before = now - day
  const userData = userDataOf(uid)
  await removeAbandoned(userData, before, (fileId) => queued.has(fileId))
  await removeAbandonedPictures(userData, before)
  await removeOrphans(userData)
  recordCleanUp(now)
}

/**
 * Removes files whose upload or deletion was never finished.
 *
 * @param before removes only files created before this, in milliseconds since 1970, by the server's clock.
 * @param isQueued whether this device will still send the file.
 * @returns how many files were removed.
 * @throws the SDK's error.
 */
export async function removeAbandoned(
  userData: UserData,
  before: number,
  isQueued: (fileId: string) => boolean,
): Promise<number> {
  const given = query(
    filesCollection(userData.uid, firestore(userData.session)),
    where('state', 'in', ['uploading', 'deleting']),
    where('createdAt', '<', Timestamp.fromMillis(before)),
    limit(listLimit),
  )
  const { docs } = await getDocsFromServer(given)
  const ids = docs.map(({ id }) => id).filter((id) => !isQueued(id))
  for (const id of ids) await removeFile(userData, id)
  return ids.length
}

/**
 * Removes objects without a record, which an upload leaves behind if its record is deleted meanwhile.
 *
 * @returns how many objects were removed.
 * @throws the SDK's error.
 */
export async function removeOrphans(userData: UserData): Promise<number> {
  requireOwner(userData)
  const account = await getDocFromServer(accountStateRef(userData))
  // Without a state, no file was ever stored, and the rules of Storage allow nothing.
  if (!account.exists()) return 0
  // List the objects before the records: an upload creates its record first, so an object without one is an orphan.
  const lying = new Map<string, StorageReference>()
  for await (const objects of listBytes(userData)) {
    for (const object of objects) lying.set(object.fullPath, object)
  }
  if (lying.size === 0) return 0
  for await (const files of allFiles(userData)) {
    for (const file of files) lying.delete(slotRef(userData, file).fullPath)
  }
  for (const object of lying.values()) await removeObject(object)
  return lying.size
}
