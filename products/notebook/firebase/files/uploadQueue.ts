import { subscribeToUploads } from '../../storage/subscribeToRows.ts'
import { notebookOf } from '../notebooks.ts'
import type { WatchUploads } from '../../machines/uploadsMachine.ts'
import { withBreakableLock } from '#src/storage/breakableLock.ts'
import { uploadName } from '#src/storage/encrypted/storageNames.ts'
import { accountRef } from '#src/firebase/data/accountRef.ts'

export const watchUploads: WatchUploads = ({ input: { uid }, sendBack }) => {
  const { stop } = subscribeToUploads(notebookOf(uid), (rows) =>
    sendBack({ type: 'uploads.read', rows }),
  )
  const listening = new AbortController()
  addEventListener('online', () => sendBack({ type: 'network.back' }), { signal: listening.signal })
  return () => {
    listening.abort()
    stop()
  }
}

/** Records in a file's row whether it is paused. */
export function flagPause(uid: string, fileId: string, isPaused: boolean): void {
  void notebookOf(uid).uploads.update(fileId, (row) => ({ ...row, isPaused }))
}

/** Clears the refusal of a file, so that it is sent again. */
export function reviveUpload(uid: string, fileId: string): void {
  void notebookOf(uid).uploads.update(fileId, (row) => ({ ...row, refusal: null, isSent: false }))
}

/**
 * Cancels an upload. What the server already has is deleted as soon as no page is sending it anymore; if the server
 * can't be reached, the daily cleanup deletes it.
 */
export function cancelUpload(uid: string, fileId: string): void {
  const remove = async () => {
    await notebookOf(uid).uploads.update(fileId, () => null)
    const { deleteUnsent } = await import('#src/firebase/data/files/fileRecords.ts')
    await withBreakableLock(uploadName(uid, fileId), () => deleteUnsent(accountRef(uid), fileId))
  }
  remove().catch(() => null)
}
