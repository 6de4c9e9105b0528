import { fromCallback, type ActorRefFrom } from 'xstate'
import { wellFormed } from '../domain/note.ts'
import { notebookOf } from '../firebase/notebooks.ts'
import { watchNote } from '../firebase/notes/watchNote.ts'
import { noteMachine, type KeepDraft } from '../machines/noteMachine.ts'
import { removeFiles } from '../firebase/files/removeFiles.ts'
import { watchFiles } from '../firebase/files/watchFiles.ts'
import { noteFilesMachine } from '../machines/noteFilesMachine.ts'
import { moveFiles } from '../firebase/files/moveFiles.ts'
import { conflictMachine } from '../machines/conflictMachine.ts'

const keepDraft: KeepDraft = ({ input: { uid, ...draft }, sendBack }) => {
  const keep = async () => {
    const row = await notebookOf(uid).keep({ ...draft, content: wellFormed(draft.content) })
    if (row.noteId !== draft.noteId) {
      sendBack({ type: 'note.copied', noteId: draft.noteId, copyId: row.noteId })
    }
    sendBack({ type: 'draft.kept', row })
  }
  keep().catch(() => sendBack({ type: 'draft.unkept' }))
}

/** One note, wired to this device and to Firestore. */
export const noteFlow = noteMachine.provide({
  actors: { watchNote: fromCallback(watchNote), keepDraft: fromCallback(keepDraft) },
  actions: {
    discardRow: ({ context: { uid, noteId } }) => void notebookOf(uid).update(noteId, () => null),
  },
})

/** A note that is open. */
export type NoteActor = ActorRefFrom<typeof noteFlow>

/** The files of one note, wired to this device and to Firebase. */
export const noteFilesFlow = noteFilesMachine.provide({
  actors: { watchFiles: fromCallback(watchFiles), removeFiles: fromCallback(removeFiles) },
})

/** Deciding between a note and its conflicted copy, wired to this device and to Firestore. */
export const conflictFlow = conflictMachine.provide({
  actors: {
    watchNote: fromCallback(watchNote),
    keepDraft: fromCallback(keepDraft),
    moveFiles: fromCallback(moveFiles),
  },
})
