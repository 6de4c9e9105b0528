import { followUploads } from '../../device/followRows.ts'
import { notebookOf } from '../notebooks.ts'
import type { WatchUploads } from '../../machines/uploadsMachine.ts'
import { inTurn } from '../../../device/locks.ts'
import { uploadName } from '../../../device/names.ts'
import { userDataOf } from '../../../firebase/userData/userData.ts'

export const watchUploads: WatchUploads = ({ input: { uid }, sendBack }) => {
  const tellBack = () => sendBack({ type: 'network.back' })
  const { stop } = followUploads(notebookOf(uid), (rows) =>
    sendBack({ type: 'uploads.read', rows }),
  )
  addEventListener('online', tellBack)
  return () => {
    removeEventListener('online', tellBack)
    stop()
  }
}

/** Records in a file’s row whether it is to wait. */
export function flagPause(uid: string, fileId: string, isPaused: boolean): void {
  void notebookOf(uid).uploads.update(fileId, (row) => ({ ...row, isPaused }))
}

/** Flags a refused file as worth another try. */
export function reviveUpload(uid: string, fileId: string): void {
  void notebookOf(uid).uploads.update(fileId, (row) => ({ ...row, refusal: null, isSent: false }))
}

/**
 * Takes a file away that is on its way. What of it is on the server already goes as soon as no page sends
 * it any more; what cannot be reached now is swept up later.
 */
export function cancelUpload(uid: string, fileId: string): void {
  const remove = async () => {
    await notebookOf(uid).uploads.update(fileId, () => null)
    const { removeUnsent } = await import('../../../firebase/files/removeFile.ts')
    await inTurn(uploadName(uid, fileId), () => removeUnsent(userDataOf(uid), fileId))
  }
  remove().catch(() => null)
}
