import { fromCallback } from 'xstate'
import { removeFiles } from '../../firebase/files/removeFiles.ts'
import { watchFiles } from '../../firebase/files/watchFiles.ts'
import { noteFilesMachine } from '../../machines/noteFilesMachine.ts'

/** The files of one note, wired to this device and to Firebase. */
export const noteFilesFlow = noteFilesMachine.provide({
  actors: { watchFiles: fromCallback(watchFiles), removeFiles: fromCallback(removeFiles) },
})
