import { releaseSlot, type StoredFile } from '../../../domain/data/storedFile.ts'
import { firestore } from '../../sdk/firestore.ts'
import type { UserData } from '../userData.ts'
import { changeState } from './changeState.ts'
import { withCounterLock } from './withCounterLock.ts'
import { removeBytes } from './fileBytes.ts'
import { fileRef, fileUsageRef, toFile, usageIn } from './fileDocument.ts'

/**
 * Permanently deletes a file: hides it, then deletes its bytes and its record. Interrupted and run
 * again, it continues.
 *
 * @returns the deleted file, or `null` if there was none.
 * @throws the SDK's error.
 */
export async function removeFile(userData: UserData, fileId: string): Promise<StoredFile | null> {
  const removed = await changeState(userData, fileId, 'deleting')
  if (removed === null) return null
  await removeBytes(userData, removed)
  const database = firestore(userData.session)
  const usage = fileUsageRef(userData.uid, database)
  await withCounterLock(userData, async (transaction) => {
    const record = fileRef(userData.uid, fileId, database)
    const file = toFile(await transaction.get(record))
    if (!file) return
    const counted = usageIn(await transaction.get(usage))
    transaction.delete(record)
    transaction.set(usage, {
      count: counted.count - 1,
      bytes: counted.bytes - file.size,
      lastId: fileId,
      free: releaseSlot(counted, file.slot),
    })
  })
  return removed
}

/**
 * Deletes a canceled upload from the server. Its last bytes may arrive after its record is deleted,
 * so they are deleted twice.
 *
 * @throws the SDK's error.
 */
export async function removeUnsent(userData: UserData, fileId: string): Promise<void> {
  const file = await removeFile(userData, fileId)
  if (file) await removeBytes(userData, file)
}
