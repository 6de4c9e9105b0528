import type { ArchivedNote } from './archivedNote.ts'
import { planDelivery } from './delivery.ts'
import { wellFormed, type NoteContent } from './note.ts'
import { refusalOf, type Edit, type OutboxRow } from './outboxRow.ts'

/** What a note and an edit beside it come to. */
export type Joined = {
  content: NoteContent
  /** The words of the edit, where they could not go into the note. */
  parked: Edit | null
}

/**
 * Makes of a note and an edit what delivering the edit would have made of both. An archive may hold an
 * edit and the note that it has reached since.
 *
 * @param row the edit; `null` where there is none.
 * @param hasNote whether the archive has a note with that id: the copy that an edit became, too.
 */
export function joinEdit(
  note: ArchivedNote,
  row: OutboxRow | null,
  hasNote: (noteId: string) => boolean,
): Joined {
  const content = wellFormed(note.content)
  if (!row || hasNote(row.edit.opId)) return { content, parked: null }
  const edit = { ...row.edit, content: wellFormed(row.edit.content) }
  if (refusalOf(edit.content) !== null) return { content, parked: edit }
  const delivery = planDelivery({ ...row, edit }, { ...note, content })
  if (delivery.kind === 'nothing') return { content, parked: null }
  const canStep = delivery.kind === 'step' && refusalOf(delivery.content) === null
  return canStep ? { content: delivery.content, parked: null } : { content, parked: edit }
}
