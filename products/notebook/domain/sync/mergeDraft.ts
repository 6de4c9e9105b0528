import { emptyContent, isLater, type Note, type NoteContent, type RevisionId } from '../note.ts'
import { copyOf } from './delivery.ts'
import { mergeContent } from './mergeContent.ts'
import { hasEdit, refusalOf, type Edit, type OutboxRow } from './outboxRow.ts'
import {
  joinUnacknowledged,
  rebaseIfLater,
  rebaseOnto,
  rebaseOntoRow,
  type KnownVersion,
} from './rebase.ts'

/** The server's version that a text contains, with the revision `notOnServer` if the server has none. */
export type BasisVersion = {
  revision: RevisionId
  /** The version; `null` if only its `revision` is known. */
  version: KnownVersion | null
}

/** Typed text, as an editor saves it. */
export type Draft = {
  noteId: string
  content: NoteContent
  /** The content before the person typed; `null` for a new note. */
  basis: NoteContent | null
  /** The server's version that `basis` contains; absent if the caller doesn't know it. */
  basisVersion?: BasisVersion
  /** Discard the draft if the note already has a row. */
  discardIfRowExists?: true
}

/** What this device stores of a note's edits. */
export type StoredEdit = {
  row: OutboxRow | null
  /** The note as this device delivered it last, which the editor may not have read; `null` if unknown. */
  delivered: Note | null
}

/** The note's row, and a second one if a conflicted copy is needed. */
export type MergedRows = readonly [OutboxRow] | readonly [OutboxRow, OutboxRow]

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
  const { noteId, content, basis, basisVersion, discardIfRowExists } = draft
  const edit = { ...newEdit, content }
  if (!row) return [rowFor(draft, edit, delivered)]
  if (discardIfRowExists) return [row]
  const known = delivered ? rebaseIfLater(row, delivered) : row
  const stored = basisVersion?.version ? rebaseIfLater(known, basisVersion.version) : known
  const merged = mergeContent(basis ?? emptyContent, stored.edit.content, content)
  return merged
    ? [withEdit(stored, { ...edit, content: merged })]
    : [row, conflictedCopy(noteId, edit)]
}

/**
 * The editor's text may contain an edit that never became a version, because it was undone before it was sent. If
 * the draft conflicts with what was delivered, its own delivery makes the copy.
 */
function rowFor(
  { noteId, basis, basisVersion }: Draft,
  edit: Edit,
  delivered: Note | null,
): OutboxRow {
  const row = { noteId, basis, edit, unacknowledged: [], refusal: refusalOf(edit.content) }
  if (!basisVersion) return row
  const { revision } = basisVersion
  if (!delivered || isLater(revision, delivered)) return { ...row, revision }
  const rebased = rebaseOnto(row, delivered)
  return rebased ? withEdit(rebased, rebased.edit) : row
}

/**
 * Returns the rows that store a row of a note that may already have one. If they conflict, the one that may have
 * arrived stays with the note.
 *
 * @param editId the ID of a merged edit. It isn't that of either edit, which may have been sent without the other.
 */
export function mergeRow(stored: OutboxRow | null, row: OutboxRow, editId: string): MergedRows {
  if (!stored) return [row]
  const { noteId, edit } = row
  const theirs = rebaseOntoRow(stored, row) ?? stored
  const mine = rebaseOntoRow(row, stored) ?? row
  const base = lastCommonEdit(theirs, mine)?.content ?? mine.basis ?? emptyContent
  const content = mergeContent(base, theirs.edit.content, mine.edit.content)
  if (content) {
    const merged = withEdit(theirs, { ...edit, editId, content })
    return [{ ...merged, unacknowledged: joinUnacknowledged(theirs, mine) }]
  }
  return mayHaveArrived(row) && !mayHaveArrived(stored)
    ? mergeRow(row, stored, editId)
    : [stored, conflictedCopy(noteId, edit)]
}

/**
 * The row to write later if the disk refused to replace a row with it. The replaced one is still on the disk, and
 * another tab may send it: its edit is among the unacknowledged ones, in the order in which they were sent.
 */
export function rowAfterFailure(row: OutboxRow, replacedRow: OutboxRow): OutboxRow {
  const { unacknowledged } = row
  if (hasEdit([...unacknowledged, row.edit], replacedRow.edit)) return row
  const isOlder = (sent: Edit) => hasEdit(replacedRow.unacknowledged, sent)
  const hasArrived = (sent: Edit) => isOlder(sent) && !hasEdit(unacknowledged, sent)
  const { edit } = rebaseOntoRow(replacedRow, row, hasArrived) ?? replacedRow
  const newer = unacknowledged.filter((sent) => !isOlder(sent))
  return { ...row, unacknowledged: [...unacknowledged.filter(isOlder), edit, ...newer] }
}

/** The latest edit that both rows were made from. */
function lastCommonEdit(theirs: OutboxRow, mine: OutboxRow): Edit | undefined {
  return (
    editsOf(mine).findLast((edit) => isMadeFrom(theirs, edit)) ??
    editsOf(theirs).findLast((edit) => isMadeFrom(mine, edit))
  )
}

function editsOf({ unacknowledged, edit }: OutboxRow): readonly Edit[] {
  return [...unacknowledged, edit]
}

/** A conflicted copy begins with the edit whose ID it has. */
function isMadeFrom(row: OutboxRow, edit: Edit): boolean {
  return edit.editId === row.noteId || hasEdit(editsOf(row), edit)
}

function mayHaveArrived({ unacknowledged }: OutboxRow): boolean {
  return unacknowledged.length > 0
}

function conflictedCopy(noteId: string, edit: Edit): OutboxRow {
  const content = copyOf(noteId, edit.content)
  const copy = { noteId: edit.editId, basis: null, unacknowledged: [] }
  return { ...copy, edit: { ...edit, content }, refusal: refusalOf(content) }
}

function withEdit(row: OutboxRow, edit: Edit): OutboxRow {
  return { ...row, edit, refusal: refusalOf(edit.content) }
}
