import { inTurn } from '../../../device/locks.ts'
import { removeFile } from '../../../firebase/files/removeFile.ts'
import { userDataOf } from '../../../firebase/userData/userData.ts'
import { clearRemoval, removalName } from '../../device/removalJournal.ts'

/**
 * Deletes a file for good, one page after the other, and then the journal entry that names it.
 *
 * @throws the SDK's error; the journal entry stays then.
 */
export function removeRecorded(uid: string, fileId: string): Promise<void> {
  return inTurn(removalName(uid, fileId), async () => {
    await removeFile(userDataOf(uid), fileId)
    await clearRemoval(uid, fileId)
  })
}
