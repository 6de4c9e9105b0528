import { mergeContent } from './contentMerge.ts'
import { copyOf, withRevision, type Revision } from './delivery.ts'
import {
  emptyContent,
  isLater,
  revisionOf,
  type Note,
  type NoteContent,
  type RevisionId,
} from './note.ts'
import { refusalOf, type Edit, type OutboxRow } from './outboxRow.ts'

/** What a text contains of the server's versions: `notOnServer` if the note isn't known to be stored. */
export type Contained = {
  revision: RevisionId
  /** The version; `null` if only its `revision` is known. */
  version: Revision | null
}

/** Typed text, as an editor saves it. */
export type Draft = {
  noteId: string
  content: NoteContent
  /** The content before the person typed; `null` for a new note. */
  seen: NoteContent | null
  /** What `seen` contains; absent if unknown. */
  contained?: Contained
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
 * @param sent the note as this device delivered it last, which the editor may not have read.
 */
export function placeDraft(
  row: OutboxRow | null,
  draft: Draft,
  opId: string,
  savedAt: number,
  sent: Note | null = null,
): PlacedRows {
  const { noteId, content, seen, contained, yields } = draft
  const edit = { opId, content, savedAt }
  if (!row) return [rowFor(draft, edit, sent)]
  if (yields) return [row]
  const stored = contained?.version ? withRevision(row, contained.version) : row
  const merged = mergeContent(seen ?? emptyContent, stored.edit.content, content)
  if (merged) {
    return [{ ...stored, edit: { ...edit, content: merged }, refusal: refusalOf(merged) }]
  }
  const copy = { ...edit, content: copyOf(noteId, content) }
  return [row, { noteId: opId, basis: null, edit: copy, refusal: refusalOf(content) }]
}

/**
 * What the editor shows may contain an edit that never became a version, because it was undone before it was sent. If
 * the draft conflicts with what was delivered, its own delivery makes the copy.
 */
function rowFor({ noteId, seen, contained }: Draft, edit: Edit, sent: Note | null): OutboxRow {
  const refusal = refusalOf(edit.content)
  if (!contained) return { noteId, basis: seen, edit, refusal }
  const { revision } = contained
  if (!sent || isLater(revision, sent)) return { noteId, basis: seen, revision, edit, refusal }
  const content = mergeContent(seen ?? emptyContent, sent.content, edit.content)
  if (!content) return { noteId, basis: seen, edit, refusal }
  return {
    noteId,
    basis: sent.content,
    revision: revisionOf(sent),
    edit: { ...edit, content },
    refusal: refusalOf(content),
  }
}

/**
 * Returns the rows that store a row of a note that may already have one. If they conflict, the one that may have
 * arrived stays with the note.
 *
 * @param opId the ID of a merged edit. It isn't that of either edit, which may have been sent without the other.
 */
export function placeRow(stored: OutboxRow | null, row: OutboxRow, opId: string): PlacedRows {
  const { noteId, basis, edit } = row
  if (!stored) return [row]
  const draft = { noteId, content: edit.content, seen: basis }
  const [placed, copy] = placeDraft(stored, draft, edit.opId, edit.savedAt)
  if (copy) return isSent(row) && !isSent(stored) ? placeRow(row, stored, opId) : [placed, copy]
  const merged = { ...placed, edit: { ...placed.edit, opId } }
  return isSent(row) ? [{ ...merged, unacknowledged: unacknowledgedOf(stored, row) }] : [merged]
}

function isSent({ unacknowledged = [] }: OutboxRow): boolean {
  return unacknowledged.length > 0
}

/** The edits of both rows, with those of the second one put into what the first one is based on. */
function unacknowledgedOf(stored: OutboxRow, row: OutboxRow): readonly Edit[] {
  return [...(stored.unacknowledged ?? []), ...sentFrom(row, stored.basis)]
}

/** What a row has sent without an answer, put into another basis. */
export function sentFrom(row: OutboxRow, basis: NoteContent | null): readonly Edit[] {
  const [before, after] = [row.basis ?? emptyContent, basis ?? emptyContent]
  return (row.unacknowledged ?? []).map((sent) => {
    const content = mergeContent(before, after, sent.content)
    return content ? { ...sent, content } : sent
  })
}
