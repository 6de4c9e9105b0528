import { notebookOf } from '../../device/notebooks.ts'
import { wellFormed } from '../../domain/note.ts'
import type { KeepDraft } from '../../machines/noteMachine.ts'

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
