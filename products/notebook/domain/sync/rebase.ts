import {
  containsEditId,
  emptyContent,
  isLater,
  notOnServer,
  revisionOf,
  type ContainedEdits,
  type Note,
  type NoteContent,
  type RevisionId,
} from '../note.ts'
import { mergeContent } from './mergeContent.ts'
import { hasEdit, type Edit, type Lineage, type OutboxRow } from './outboxRow.ts'

/** Whether an edit that was sent without a response is known to have arrived. */
type HasArrived = (sent: Edit) => boolean

const nothingHasArrived: HasArrived = () => false

/** A text to put edits into that were made from an older one. */
type Newer = { content: NoteContent; hasArrived: HasArrived }

/** Without a note, none has arrived. */
export function arrivedIn(note: ContainedEdits | null): HasArrived {
  return ({ editId }) => note !== null && containsEditId(note, editId)
}

/** The text that an edit changed: the latest unacknowledged edit that has arrived, or else the basis. */
export function baseOf(
  { basis, unacknowledged }: Lineage,
  hasArrived: HasArrived,
): NoteContent | null {
  return unacknowledged.findLast(hasArrived)?.content ?? basis
}

/** The edits that may still arrive. An edit that was sent before one that has arrived never will. */
export function openEdits({ unacknowledged }: Lineage, hasArrived: HasArrived): readonly Edit[] {
  return unacknowledged.slice(unacknowledged.findLastIndex(hasArrived) + 1)
}

/** An edit with a newer text; `null` if both changed the same words. */
export function rebaseEdit(
  edit: Edit,
  lineage: Lineage,
  { content: newer, hasArrived }: Newer,
): Edit | null {
  if (hasArrived(edit)) return { ...edit, content: newer }
  const base = baseOf(lineage, hasArrived) ?? emptyContent
  const content = mergeContent(base, newer, edit.content)
  return content && { ...edit, content }
}

/** Edits that may still arrive, with a newer text. An edit that conflicts with it stays as it is. */
function rebaseOpenEdits(lineage: Lineage, newer: Newer): readonly Edit[] {
  return openEdits(lineage, newer.hasArrived).map(
    (sent) => rebaseEdit(sent, lineage, newer) ?? sent,
  )
}

function rebase(row: OutboxRow, newer: Newer, revision: RevisionId): OutboxRow | null {
  const edit = rebaseEdit(row.edit, row, newer)
  const unacknowledged = rebaseOpenEdits(row, newer)
  return edit && { ...row, basis: newer.content, revision, edit, unacknowledged }
}

/** A row as it would have been made from a newer version; `null` if both changed the same words. */
export function rebaseOnto(row: OutboxRow, note: Note): OutboxRow | null {
  const newer = { content: note.content, hasArrived: arrivedIn(note) }
  return rebase(row, newer, revisionOf(note))
}

/** Like `rebaseOnto`, if the version is known to be later. A row in conflict stays: its delivery makes the copy. */
export function rebaseIfLater(row: OutboxRow, note: Note): OutboxRow {
  const isKnownLater = row.revision && isLater(note, row.revision)
  return (isKnownLater && rebaseOnto(row, note)) || row
}

/** A row as it would have been made from what a newer row is based on; `null` if both changed the same words. */
export function rebaseOntoRow(
  row: OutboxRow,
  { basis, revision = notOnServer }: OutboxRow,
  hasArrived: HasArrived = nothingHasArrived,
): OutboxRow | null {
  if (!isLater(revision, row.revision ?? notOnServer)) return row
  return rebase(row, { content: basis ?? emptyContent, hasArrived }, revision)
}

/** The unacknowledged edits of two rows, each once: the first one's, and the second one's rebased on its basis. */
export function joinUnacknowledged(row: Lineage, other: Lineage): readonly Edit[] {
  const newer = { content: row.basis ?? emptyContent, hasArrived: nothingHasArrived }
  const added = rebaseOpenEdits(other, newer).filter((sent) => !hasEdit(row.unacknowledged, sent))
  return [...row.unacknowledged, ...added]
}
