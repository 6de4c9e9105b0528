import { fromCallback, type ActorRefFrom } from 'xstate'
import { discardRow } from '../../firebase/notes/discardRow.ts'
import { keepDraft } from '../../firebase/notes/keepDraft.ts'
import { watchNote } from '../../firebase/notes/watchNote.ts'
import { noteMachine } from '../../machines/noteMachine.ts'

/** One note, wired to this device and to Firestore. */
export const noteFlow = noteMachine.provide({
  actors: { watchNote: fromCallback(watchNote), keepDraft: fromCallback(keepDraft) },
  actions: { discardRow: ({ context: { uid, noteId } }) => discardRow(uid, noteId) },
})

/** A note that is open. */
export type NoteActor = ActorRefFrom<typeof noteFlow>
