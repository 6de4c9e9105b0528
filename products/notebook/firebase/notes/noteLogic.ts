import { fromCallback, type ActorRefFrom } from 'xstate'
import { wellFormed } from '../../domain/note.ts'
import { noteMachine, type SaveDraft } from '../../machines/noteMachine.ts'
import { notebookOf } from '../notebooks.ts'
import { watchNote } from './watchNote.ts'

/** Stores a draft in this device's outbox. */
export const saveDraft: SaveDraft = ({ input: { uid, ...draft }, sendBack }) => {
  const save = async () => {
    const row = await notebookOf(uid).outbox.save({ ...draft, content: wellFormed(draft.content) })
    if (row.noteId !== draft.noteId) {
      sendBack({ type: 'note.copied', noteId: draft.noteId, copyId: row.noteId })
    }
    sendBack({ type: 'draft.stored', row })
  }
  save().catch(() => sendBack({ type: 'draft.failed' }))
}

/** Reads, watches, and saves an open note, on this device and in Firestore. */
export const noteLogic = noteMachine.provide({
  actors: { watchNote: fromCallback(watchNote), saveDraft: fromCallback(saveDraft) },
  actions: {
    discardRow: ({ context: { uid, noteId } }) => {
      const { trackSave, outbox } = notebookOf(uid)
      void trackSave(outbox.update(noteId, () => null))
    },
  },
})

/** An open note. */
export type NoteActor = ActorRefFrom<typeof noteLogic>
