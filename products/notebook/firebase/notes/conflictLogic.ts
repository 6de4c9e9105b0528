import { fromCallback } from 'xstate'
import { moveFiles } from '../files/moveFiles.ts'
import { watchNote } from './watchNote.ts'
import { conflictMachine } from '../../machines/conflictMachine.ts'
import { saveDraft } from './noteLogic.ts'

/** `conflictMachine`, connected to this device and Firestore. */
export const conflictLogic = conflictMachine.provide({
  actors: {
    watchNote: fromCallback(watchNote),
    saveDraft: fromCallback(saveDraft),
    moveFiles: fromCallback(moveFiles),
  },
})
