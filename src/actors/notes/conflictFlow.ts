import { fromCallback } from 'xstate'
import { moveFiles } from '../../firebase/files/moveFiles.ts'
import { keepDraft } from '../../firebase/notes/keepDraft.ts'
import { watchNote } from '../../firebase/notes/watchNote.ts'
import { conflictMachine } from '../../machines/conflictMachine.ts'

/** Deciding between a note and its conflicted copy, wired to this device and to Firestore. */
export const conflictFlow = conflictMachine.provide({
  actors: {
    watchNote: fromCallback(watchNote),
    keepDraft: fromCallback(keepDraft),
    moveFiles: fromCallback(moveFiles),
  },
})
