import { deleteCanceledUpload } from '#src/firebase/documents/files/fileRecords.ts'
import { accountAuth } from '#src/firebase/sdk/accountAuth.ts'
import { onNetworkBack } from '#src/firebase/sdk/onNetworkBack.ts'
import { portsOf } from '#src/machines/shared/ports.ts'
import { withBreakableLock } from '#src/storage/locks/breakableLock.ts'
import { uploadMachine } from '../../machines/uploadMachine.ts'
import { uploadQueueMachine, type WatchUploads } from '../../machines/uploadQueueMachine.ts'
import { uploadLockName } from '../../storage/lockNames.ts'
import { watchUploadRows } from '../../storage/sync/watchRows.ts'
import { notebookOf } from '../notebooks.ts'
import { addFiles } from './addFiles.ts'
import { finishFileDeletions } from './finishFileDeletions.ts'
import { sendFile } from './sendFile.ts'

const watchUploads: WatchUploads = ({ input: { uid }, sendBack }) => {
  const { stop } = watchUploadRows(notebookOf(uid), (rows) =>
    sendBack({ type: 'uploads.read', rows }),
  )
  const stopListening = onNetworkBack(sendBack)
  return () => {
    stopListening()
    stop()
  }
}

const uploadLogic = uploadMachine.provide({
  actors: portsOf({ sendFile }),
  actions: {
    storePause: ({ context: { uid, row } }) =>
      void notebookOf(uid).uploads.update(row.id, (stored) => ({ ...stored, isPaused: true })),
    storeResume: ({ context: { uid, row } }) =>
      void notebookOf(uid).uploads.update(row.id, (stored) => ({ ...stored, isPaused: false })),
    // Without a refusal, the file is sent again.
    clearRefusal: ({ context: { uid, row } }) =>
      void notebookOf(uid).uploads.update(row.id, (stored) => ({
        ...stored,
        refusal: null,
        isSent: false,
      })),
    cancelUpload: ({ context: { uid, row } }) => void cancelUpload(uid, row.id).catch(() => null),
  },
})

/** Uploads files from this device to Storage, with their records in Firestore. */
export const uploadQueueLogic = uploadQueueMachine.provide({
  actors: { ...portsOf({ finishFileDeletions, watchUploads, addFiles }), upload: uploadLogic },
})

/**
 * Cancels an upload. What the server already has is deleted as soon as no tab is sending it anymore; if the server
 * can't be reached, the daily cleanup deletes it.
 */
async function cancelUpload(uid: string, fileId: string): Promise<void> {
  await notebookOf(uid).uploads.update(fileId, () => null)
  await withBreakableLock(uploadLockName(uid, fileId), () =>
    deleteCanceledUpload(accountAuth(uid), fileId),
  )
}
