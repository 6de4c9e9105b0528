import { mergeContent } from './contentMerge.ts'
import { copyOf } from './delivery.ts'
import { emptyContent, type NoteContent } from './note.ts'
import { refusalOf, type OutboxRow } from './outboxRow.ts'

/** What a person has typed, as an editor hands it over. */
export type Draft = {
  noteId: string
  content: NoteContent
  /** What the editor had before the person typed; `null` for a new note. */
  seen: NoteContent | null
  /** Whether it is kept only where no row of the note waits. */
  yields?: true
}

/** A note's own row, and where both could not go together, a second one for a copy. */
export type PlacedRows = readonly [OutboxRow] | readonly [OutboxRow, OutboxRow]

/**
 * The rows that store a draft: the note’s own, and a second one for a copy if another tab has
 * changed the same text since the editor read it.
 *
 * @param opId the id of the new edit.
 */
export function placeDraft(
  row: OutboxRow | null,
  { noteId, content, seen, yields }: Draft,
  opId: string,
  savedAt: number,
): PlacedRows {
  const edit = { opId, content, savedAt }
  if (!row) return [{ noteId, basis: seen, edit, refusal: refusalOf(content) }]
  if (yields) return [row]
  const merged = mergeContent(seen ?? emptyContent, row.edit.content, content)
  if (merged) {
    return [{ ...row, edit: { ...edit, content: merged }, refusal: refusalOf(merged) }]
  }
  const copy = { ...edit, content: copyOf(noteId, content) }
  return [row, { noteId: opId, basis: null, edit: copy, refusal: refusalOf(content) }]
}

/**
 * The rows once a row has come to another note, as typing goes after its words into a copy: that note
 * may have a row of its own by then.
 */
export function placeRow(there: OutboxRow | null, row: OutboxRow): PlacedRows {
  const { noteId, basis, edit } = row
  if (!there) return [row]
  return placeDraft(there, { noteId, content: edit.content, seen: basis }, edit.opId, edit.savedAt)
}
