import {
  containsEditId,
  emptyContent,
  isLater,
  beforeFirstVersion,
  versionIdOf,
  type ContainedEdits,
  type Note,
  type NoteContent,
  type VersionId,
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
export function lastArrivedContent(
  { basis, unacknowledged }: Lineage,
  hasArrived: HasArrived,
): NoteContent | null {
  return unacknowledged.findLast(hasArrived)?.content ?? basis
}

/** The edits that may still arrive. Once a later edit has arrived, an earlier one can't. */
export function undecidedEdits(
  { unacknowledged }: Lineage,
  hasArrived: HasArrived,
): readonly Edit[] {
  return unacknowledged.slice(unacknowledged.findLastIndex(hasArrived) + 1)
}

/** An edit with a newer text; `null` if both changed the same words. */
export function rebaseEdit(
  edit: Edit,
  lineage: Lineage,
  { content: newer, hasArrived }: Newer,
): Edit | null {
  if (hasArrived(edit)) return { ...edit, content: newer }
  const base = lastArrivedContent(lineage, hasArrived) ?? emptyContent
  const content = mergeContent(base, newer, edit.content)
  return content && { ...edit, content }
}

/** Edits that may still arrive, with a newer text. An edit that conflicts with it stays as it is. */
function rebaseUndecidedEdits(lineage: Lineage, newer: Newer): readonly Edit[] {
  return undecidedEdits(lineage, newer.hasArrived).map(
    (sent) => rebaseEdit(sent, lineage, newer) ?? sent,
  )
}

function rebase(row: OutboxRow, newer: Newer, basisVersion: VersionId): OutboxRow | null {
  const edit = rebaseEdit(row.edit, row, newer)
  const unacknowledged = rebaseUndecidedEdits(row, newer)
  return edit && { ...row, basis: newer.content, basisVersion, edit, unacknowledged }
}

/** A row as it would have been made from a newer version; `null` if both changed the same words. */
export function rebaseOnto(row: OutboxRow, note: Note): OutboxRow | null {
  const newer = { content: note.content, hasArrived: arrivedIn(note) }
  return rebase(row, newer, versionIdOf(note))
}

/** Like `rebaseOnto`, if the version is known to be later. A row in conflict stays: its delivery makes the copy. */
export function rebaseIfLater(row: OutboxRow, note: Note): OutboxRow {
  const isKnownLater = row.basisVersion && isLater(note, row.basisVersion)
  return (isKnownLater && rebaseOnto(row, note)) || row
}

/** A row as it would have been made from what a newer row is based on; `null` if both changed the same words. */
export function rebaseOntoBasisOf(
  row: OutboxRow,
  { basis, basisVersion = beforeFirstVersion }: OutboxRow,
  hasArrived: HasArrived = nothingHasArrived,
): OutboxRow | null {
  if (!isLater(basisVersion, row.basisVersion ?? beforeFirstVersion)) return row
  return rebase(row, { content: basis ?? emptyContent, hasArrived }, basisVersion)
}

/** The unacknowledged edits of two rows, each once: the first one's, and the second one's rebased on its basis. */
export function joinUnacknowledged(row: Lineage, other: Lineage): readonly Edit[] {
  const newer = { content: row.basis ?? emptyContent, hasArrived: nothingHasArrived }
  const added = rebaseUndecidedEdits(other, newer).filter(
    (sent) => !hasEdit(row.unacknowledged, sent),
  )
  return [...row.unacknowledged, ...added]
}
