import { mergeContent } from './contentMerge.ts'
import { emptyContent, isLater, notOnServer, type NoteContent } from './note.ts'
import { refusalOf, type Edit, type OutboxRow } from './outboxRow.ts'
import { placeRow, sentFrom, type PlacedRows } from './placeDraft.ts'

/**
 * Returns the rows that store a row whose write failed. Another page may have changed the row that it replaces,
 * which it contains: only what was added to that is put into the row on disk.
 *
 * @param rowOnDisk the note's row on disk now.
 * @param replacedRow the row that it replaces; `null` if there was none.
 * @param opId the ID of a merged edit.
 */
export function placeFailedWrite(
  rowOnDisk: OutboxRow,
  row: OutboxRow,
  replacedRow: OutboxRow | null,
  opId: string,
): PlacedRows {
  if (!replacedRow) return placeRow(rowOnDisk, row, opId)
  const [before, theirs] = [contentFor(row, replacedRow), contentFor(row, rowOnDisk)]
  const content = before && theirs && mergeContent(before, theirs, row.edit.content)
  if (!content) return placeRow(rowOnDisk, row, opId)
  const known = [...(replacedRow.unacknowledged ?? []), replacedRow.edit]
  const added = (row.unacknowledged ?? []).filter((sent) => !hasEdit(known, sent))
  const waits = (sent: Edit) => hasEdit(row.unacknowledged ?? [], sent) || !hasEdit(known, sent)
  const stillOpen = { ...rowOnDisk, unacknowledged: (rowOnDisk.unacknowledged ?? []).filter(waits) }
  const placed = isNewer(row, rowOnDisk)
    ? { ...row, unacknowledged: [...sentFrom(stillOpen, row.basis), ...added] }
    : withEdits(rowOnDisk, sentFrom({ ...row, unacknowledged: added }, rowOnDisk.basis))
  return [{ ...placed, edit: { ...row.edit, opId, content }, refusal: refusalOf(content) }]
}

/**
 * Adds the edit of the replaced row to the unacknowledged ones: that row is still on the disk, and another page may
 * send it.
 */
export function withUnacknowledgedEdit(row: OutboxRow, replacedRow: OutboxRow): OutboxRow {
  const { unacknowledged = [] } = row
  if (hasEdit([...unacknowledged, row.edit], replacedRow.edit)) return row
  const isOlder = (sent: Edit) => hasEdit(replacedRow.unacknowledged ?? [], sent)
  return {
    ...row,
    unacknowledged: [
      ...unacknowledged.filter(isOlder),
      { ...replacedRow.edit, content: contentFor(row, replacedRow) ?? replacedRow.edit.content },
      ...unacknowledged.filter((sent) => !isOlder(sent)),
    ],
  }
}

/** The text of another row, with the version that this row contains; `null` if they conflict. */
function contentFor(row: OutboxRow, other: OutboxRow): NoteContent | null {
  const { basis, edit, unacknowledged = [] } = other
  if (!isNewer(row, other)) return edit.content
  // What this row no longer waits for is in its version.
  const arrived = unacknowledged.findLast((sent) => !hasEdit(row.unacknowledged ?? [], sent))
  const base = arrived?.content ?? basis ?? emptyContent
  return mergeContent(base, row.basis ?? emptyContent, edit.content)
}

function isNewer({ revision = notOnServer }: OutboxRow, other: OutboxRow): boolean {
  return isLater(revision, other.revision ?? notOnServer)
}

function withEdits(row: OutboxRow, sent: readonly Edit[]): OutboxRow {
  return sent.length > 0
    ? { ...row, unacknowledged: [...(row.unacknowledged ?? []), ...sent] }
    : row
}

function hasEdit(edits: readonly Edit[], { opId }: Edit): boolean {
  return edits.some((edit) => edit.opId === opId)
}
