import { notebookOf } from '../firebase/notebooks.ts'
import { wellFormed } from '../domain/note.ts'
import type { KeepDraft } from '../machines/noteMachine.ts'
import type { NoteChange } from '../machines/noteActionsMachine.ts'

export const keepDraft: KeepDraft = ({ input: { uid, ...draft }, sendBack }) => {
  const keep = async () => {
    const row = await notebookOf(uid).keep({ ...draft, content: wellFormed(draft.content) })
    if (row.noteId !== draft.noteId) {
      sendBack({ type: 'note.copied', noteId: draft.noteId, copyId: row.noteId })
    }
    sendBack({ type: 'draft.kept', row })
  }
  keep().catch(() => sendBack({ type: 'draft.unkept' }))
}

/** Throws away what the server does not have of a note. */
export function discardRow(uid: string, noteId: string): void {
  void notebookOf(uid).update(noteId, () => null)
}

/** Keeps a change on this device; the outbox brings it to the server. */
export function keepChange({ uid, ...draft }: NoteChange): void {
  void notebookOf(uid).keep(draft)
}
