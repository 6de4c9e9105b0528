import { wellFormed, type NoteContent } from '../note.ts'
import { planDelivery } from '../sync/delivery.ts'
import { refusalOf, type Edit, type OutboxRow } from '../sync/outboxRow.ts'
import type { ArchivedNote } from './archivedNote.ts'

/** The result of applying an archived edit to an archived note. */
export type AppliedEdit = {
  content: NoteContent
  /** The edit if it couldn't be merged into the note. */
  unmerged: Edit | null
}

/**
 * Applies an unsent edit from an archive to its note, as delivering it would have. The archive's note may
 * already contain the edit.
 *
 * @param row the edit; `null` if there is none.
 * @param hasNote whether the archive contains a note with this ID, including conflicted copies made from
 * edits.
 */
export function applyArchivedEdit(
  note: ArchivedNote,
  row: OutboxRow | null,
  hasNote: (noteId: string) => boolean,
): AppliedEdit {
  const content = wellFormed(note.content)
  if (!row || hasNote(row.edit.editId)) return { content, unmerged: null }
  const edit = { ...row.edit, content: wellFormed(row.edit.content) }
  if (refusalOf(edit.content) !== null) return { content, unmerged: edit }
  const delivery = planDelivery({ ...row, edit }, { ...note, content })
  if (delivery.kind === 'nothing') return { content, unmerged: null }
  const canUpdate = delivery.kind === 'update' && refusalOf(delivery.content) === null
  return canUpdate ? { content: delivery.content, unmerged: null } : { content, unmerged: edit }
}
