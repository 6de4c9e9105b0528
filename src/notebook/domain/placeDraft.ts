import { mergeContent } from './contentMerge.ts'
import { copyOf } from './delivery.ts'
import { emptyContent, type NoteContent } from './note.ts'
import { refusalOf, type OutboxRow } from './outboxRow.ts'

/** Typed text, as an editor saves it. */
export type Draft = {
  noteId: string
  content: NoteContent
  /** The content before the person typed; `null` for a new note. */
  seen: NoteContent | null
  /** Discard the draft if the note already has a row. */
  yields?: true
}

/** The note's row, and a second one if a conflicted copy is needed. */
export type PlacedRows = readonly [OutboxRow] | readonly [OutboxRow, OutboxRow]

/**
 * Returns the rows that store a draft. If another tab changed the same text since the editor read it, the
 * second row is a conflicted copy.
 *
 * @param opId the ID of the new edit.
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

/** Returns the rows that store a row moved to another note, which may already have one. */
export function placeRow(there: OutboxRow | null, row: OutboxRow): PlacedRows {
  const { noteId, basis, edit } = row
  if (!there) return [row]
  return placeDraft(there, { noteId, content: edit.content, seen: basis }, edit.opId, edit.savedAt)
}
