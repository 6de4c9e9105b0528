import { emptyContent, isLater, type Note, type NoteContent, type VersionId } from '../note.ts'
import { mergeContent } from './mergeContent.ts'
import {
  type MergedRows,
  withEdit,
  conflictedCopy,
  refusalOf,
  type Edit,
  type OutboxRow,
} from './outboxRow.ts'
import { rebaseIfLater, rebaseOnto } from './rebase.ts'

/** The server's version that a text contains, with the ID `beforeFirstVersion` if the server has none. */
export type ServerVersion = {
  id: VersionId
  /** The note in this version; `null` if only its ID is known. */
  note: Note | null
}

/** Typed text, as an editor saves it. */
export type Draft = {
  noteId: string
  content: NoteContent
  /** The content before the person typed; `null` for a new note. */
  before: NoteContent | null
  /** The server's version that `before` contains; absent if the caller doesn't know it. */
  serverVersion?: ServerVersion
  /** Discard the draft if the note already has a row. */
  onlyIfNoRow?: true
}

/** What this device stores of a note's edits. */
export type StoredEdit = {
  row: OutboxRow | null
  /** The note as this device delivered it last, which the editor may not have read; `null` if unknown. */
  delivered: Note | null
}

/**
 * Returns the rows that store a draft. If another tab changed the same text since the editor read it, the
 * second row is a conflicted copy.
 *
 * @param newEdit the ID and the time of the edit that the draft becomes.
 */
export function mergeDraft(
  draft: Draft,
  { row, delivered }: StoredEdit,
  newEdit: Omit<Edit, 'content'>,
): MergedRows {
  const { noteId, content, before, serverVersion, onlyIfNoRow } = draft
  const edit = { ...newEdit, content }
  if (!row) return [rowFor(draft, edit, delivered)]
  if (onlyIfNoRow) return [row]
  const newer = [delivered, serverVersion?.note ?? null].filter((note) => note !== null)
  const rebased = newer.reduce(rebaseIfLater, row)
  const merged = mergeContent(before ?? emptyContent, rebased.edit.content, content)
  return merged
    ? [withEdit(rebased, { ...edit, content: merged })]
    : [row, conflictedCopy(noteId, edit)]
}

/**
 * The editor's text may contain an edit that never became a version, because it was undone before it was sent. If
 * the draft conflicts with what was delivered, its own delivery makes the copy.
 */
function rowFor(
  { noteId, before, serverVersion }: Draft,
  edit: Edit,
  delivered: Note | null,
): OutboxRow {
  const row = { noteId, basis: before, edit, unacknowledged: [], refusal: refusalOf(edit.content) }
  if (!serverVersion) return row
  const basisVersion = serverVersion.id
  if (!delivered || isLater(basisVersion, delivered)) return { ...row, basisVersion }
  const rebased = rebaseOnto(row, delivered)
  return rebased ? withEdit(rebased, rebased.edit) : row
}
