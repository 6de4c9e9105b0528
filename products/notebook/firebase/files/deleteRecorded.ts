import { deleteFile } from '#src/firebase/documents/files/fileRecords.ts'
import { accountAuth } from '#src/firebase/sdk/accountAuth.ts'
import { withBreakableLock } from '#src/storage/locks/breakableLock.ts'
import { clearFileDeletion, deletionLockName } from '../../storage/fileDeletionJournal.ts'

/**
 * Permanently deletes a file, and then its journal entry. Only one tab at a time does this.
 *
 * @throws the SDK's error; the journal entry is then kept.
 */
export function deleteRecorded(uid: string, fileId: string): Promise<void> {
  return withBreakableLock(deletionLockName(uid, fileId), async () => {
    await deleteFile(accountAuth(uid), fileId)
    await clearFileDeletion(uid, fileId)
  })
}
