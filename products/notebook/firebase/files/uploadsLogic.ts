import { fromCallback } from 'xstate'
import { cancelUpload, flagPause, reviveUpload, watchUploads } from './uploadQueue.ts'
import { finishFileDeletions } from './finishFileDeletions.ts'
import { sendFile } from './sendFile.ts'
import { addFiles } from './addFiles.ts'
import { uploadMachine } from '../../machines/uploadMachine.ts'
import { uploadsMachine } from '../../machines/uploadsMachine.ts'

const uploadLogic = uploadMachine.provide({
  actors: { sendFile: fromCallback(sendFile) },
  actions: {
    flagPause: ({ context: { uid, row, isPaused } }) => flagPause(uid, row.id, isPaused),
    reviveRow: ({ context: { uid, row } }) => reviveUpload(uid, row.id),
    cancelUpload: ({ context: { uid, row } }) => cancelUpload(uid, row.id),
  },
})

/** Uploads files from this device to Storage, with their records in Firestore. */
export const uploadsLogic = uploadsMachine.provide({
  actors: {
    upload: uploadLogic,
    finishFileDeletions: fromCallback(finishFileDeletions),
    watchUploads: fromCallback(watchUploads),
    addFiles: fromCallback(addFiles),
  },
})
