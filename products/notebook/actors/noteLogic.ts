import { fromCallback, type ActorRefFrom } from 'xstate'
import { wellFormed } from '../domain/note.ts'
import { notebookOf } from '../firebase/notebooks.ts'
import { watchNote } from '../firebase/notes/watchNote.ts'
import { noteMachine, type SaveDraft } from '../machines/noteMachine.ts'
import { removeFiles } from '../firebase/files/removeFiles.ts'
import { watchFiles } from '../firebase/files/watchFiles.ts'
import { noteFilesMachine } from '../machines/noteFilesMachine.ts'

/** Stores a draft in this device's outbox. */
export const saveDraft: SaveDraft = ({ input: { uid, ...draft }, sendBack }) => {
  const save = async () => {
    const row = await notebookOf(uid).save({ ...draft, content: wellFormed(draft.content) })
    if (row.noteId !== draft.noteId) {
      sendBack({ type: 'note.copied', noteId: draft.noteId, copyId: row.noteId })
    }
    sendBack({ type: 'draft.stored', row })
  }
  save().catch(() => sendBack({ type: 'draft.failed' }))
}

/** `noteMachine`, connected to this device and Firestore. */
export const noteLogic = noteMachine.provide({
  actors: { watchNote: fromCallback(watchNote), saveDraft: fromCallback(saveDraft) },
  actions: {
    discardRow: ({ context: { uid, noteId } }) => {
      const { trackSave, update } = notebookOf(uid)
      void trackSave(update(noteId, () => null))
    },
  },
})

/** An open note. */
export type NoteActor = ActorRefFrom<typeof noteLogic>

/** `noteFilesMachine`, connected to this device and Firebase. */
export const noteFilesLogic = noteFilesMachine.provide({
  actors: { watchFiles: fromCallback(watchFiles), removeFiles: fromCallback(removeFiles) },
})
