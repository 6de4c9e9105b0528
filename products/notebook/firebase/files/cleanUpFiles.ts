import { notebookOf } from '../notebooks.ts'
import { day } from '../../domain/trashTime.ts'
import { deleteAbandonedPictures } from '#src/firebase/account/deleteAbandonedPictures.ts'
import { tokenTime } from '#src/firebase/sdk/currentUser.ts'
import { isCleanUpDue, recordCleanUp } from '../../storage/lastCleanUp.ts'
import { accountRef, type AccountRef, requireSignedIn } from '#src/firebase/data/accountRef.ts'
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
import { deleteFile } from '#src/firebase/data/files/fileRecords.ts'
import type { StorageReference } from 'firebase/storage'
import { allFiles } from '#src/firebase/data/files/fileQueries.ts'
import { deleteObjectIfPresent, slotRef, listBytes } from '#src/firebase/data/files/fileBytes.ts'

/**
 * Cleans up after unfinished uploads and deletions that are more than a day old, except those that this device
 * will still send. Runs at most once a day.
 *
 * @throws the SDK's error.
 */
export async function cleanUpUserData(uid: string): Promise<void> {
  const now = await tokenTime()
  if (!isCleanUpDue(now)) return
  const queued = new Set((await notebookOf(uid).uploads.rows()).map(({ id }) => id))
  const before = now - day
  const account = accountRef(uid)
  await deleteAbandoned(account, before, (fileId) => queued.has(fileId))
  await deleteAbandonedPictures(account, before)
  await deleteOrphanedObjects(account)
  recordCleanUp(now)
}

/**
 * Deletes files whose upload or deletion was never finished.
 *
 * @param before deletes only files created before this, in milliseconds since 1970, by the server's clock.
 * @param isQueued whether this device will still send the file.
 * @returns how many files were deleted.
 * @throws the SDK's error.
 */
export async function deleteAbandoned(
  account: AccountRef,
  before: number,
  isQueued: (fileId: string) => boolean,
): Promise<number> {
  const given = query(
    filesCollection(account.uid, firestore(account.auth)),
    where('state', 'in', ['uploading', 'deleting']),
    where('createdAt', '<', Timestamp.fromMillis(before)),
    limit(listLimit),
  )
  const { docs } = await getDocsFromServer(given)
  const ids = docs.map(({ id }) => id).filter((id) => !isQueued(id))
  for (const id of ids) await deleteFile(account, id)
  return ids.length
}

/**
 * Deletes objects without a record, which an upload leaves behind if its record is deleted meanwhile.
 *
 * @returns how many objects were deleted.
 * @throws the SDK's error.
 */
export async function deleteOrphanedObjects(account: AccountRef): Promise<number> {
  requireSignedIn(account)
  const state = await getDocFromServer(accountStateRef(account))
  // Without a state, no file was ever stored, and the rules of Storage allow nothing.
  if (!state.exists()) return 0
  // List the objects before the records: an upload creates its record first, so an object without one is an orphan.
  const lying = new Map<string, StorageReference>()
  for await (const objects of listBytes(account)) {
    for (const object of objects) lying.set(object.fullPath, object)
  }
  if (lying.size === 0) return 0
  for await (const files of allFiles(account)) {
    for (const file of files) lying.delete(slotRef(account, file).fullPath)
  }
  for (const object of lying.values()) await deleteObjectIfPresent(object)
  return lying.size
}
