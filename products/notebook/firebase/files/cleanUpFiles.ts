import { getDocFromServer } from 'firebase/firestore'
import type { StorageReference } from 'firebase/storage'
import { deleteAbandonedPictures } from '#src/firebase/account/deleteAbandonedPictures.ts'
import { accountStateRef } from '#src/firebase/documents/accountDocuments.ts'
import { deleteUnfinished } from '#src/firebase/documents/files/deleteUnfinished.ts'
import { deleteObjectIfPresent, slotRef } from '#src/firebase/documents/files/fileBytes.ts'
import { allFiles } from '#src/firebase/documents/files/fileQueries.ts'
import { listBytes } from '#src/firebase/documents/files/listObjects.ts'
import { accountAuth, type AccountAuth, requireSignedIn } from '#src/firebase/sdk/accountAuth.ts'
import { tokenIssuedAt } from '#src/firebase/sdk/currentUser.ts'
import { dayMs } from '../../domain/trashRetention.ts'
import { isCleanUpDue, recordCleanUp } from '../../storage/lastCleanUp.ts'
import { notebookOf } from '../notebooks.ts'

/**
 * Cleans up after unfinished uploads and deletions that are more than a day old, except those that this device
 * will still send. Runs at most once a day.
 *
 * @throws the SDK's error.
 */
export async function cleanUpFiles(uid: string): Promise<void> {
  const now = await tokenIssuedAt()
  if (!isCleanUpDue(uid, now)) return
  const queued = new Set((await notebookOf(uid).uploads.rows()).map(({ id }) => id))
  const before = now - dayMs
  const account = accountAuth(uid)
  await deleteUnfinished(account, before, (fileId) => queued.has(fileId))
  await deleteAbandonedPictures(account, before)
  await deleteOrphanedObjects(account)
  recordCleanUp(uid, now)
}

/**
 * Deletes objects without a record, which an upload leaves behind if its record is deleted meanwhile.
 *
 * @returns how many objects were deleted.
 * @throws the SDK's error.
 */
export async function deleteOrphanedObjects(account: AccountAuth): Promise<number> {
  requireSignedIn(account)
  const state = await getDocFromServer(accountStateRef(account))
  // Without a state, no file was ever stored, and the rules of Storage allow nothing.
  if (!state.exists()) return 0
  // List the objects before the records: an upload creates its record first, so an object without one is an orphan.
  const orphans = new Map<string, StorageReference>()
  for await (const objects of listBytes(account)) {
    for (const object of objects) orphans.set(object.fullPath, object)
  }
  if (orphans.size === 0) return 0
  for await (const files of allFiles(account)) {
    for (const file of files) orphans.delete(slotRef(account, file).fullPath)
  }
  for (const object of orphans.values()) await deleteObjectIfPresent(object)
  return orphans.size
}
