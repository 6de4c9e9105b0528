import { withBreakableLock } from '#src/storage/breakableLock.ts'
import { removeFile } from '#src/firebase/data/files/fileRecords.ts'
import { userDataOf } from '#src/firebase/data/userData.ts'
import { clearRemoval, removalName } from '../../storage/removalJournal.ts'

/**
 * Permanently deletes a file, and then its journal entry. Only one page at a time does this.
 *
 * @throws the SDK's error; the journal entry is then kept.
 */
export function removeRecorded(uid: string, fileId: string): Promise<void> {
  return withBreakableLock(removalName(uid, fileId), async () => {
    await removeFile(userDataOf(uid), fileId)
    await clearRemoval(uid, fileId)
  })
}
