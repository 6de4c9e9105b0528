import { deleteFile } from '#src/firebase/documents/files/fileRecords.ts'
import { accountSession } from '#src/firebase/sdk/accountSession.ts'
import { withBreakableLock } from '#src/storage/locks/breakableLock.ts'
import { clearFileDeletion, deletionLockName } from '../../storage/fileDeletionJournal.ts'

/**
 * Permanently deletes a file, and then its journal entry. Only one tab at a time does this.
 *
 * @throws the SDK's error; the journal entry is then kept.
 */
export function deleteRecorded(uid: string, fileId: string): Promise<void> {
  return withBreakableLock(deletionLockName(uid, fileId), async () => {
    await deleteFile(accountSession(uid), fileId)
    await clearFileDeletion(uid, fileId)
  })
}
