import { mergeContent } from './contentMerge.ts'
import { emptyContent, isLater, notOnServer, type NoteContent } from './note.ts'
import { refusalOf, type Edit, type OutboxRow } from './outboxRow.ts'
import { placeRow, sentFrom, type PlacedRows } from './placeDraft.ts'

/**
 * Returns the rows that store a row that the disk refused. Another page may have changed what it replaces, which it
 * contains: only what was added to that is put into what is stored now.
 *
 * @param stored the note's row on disk now.
 * @param replaced the row that it replaces; `null` if there was none.
 * @param opId the ID of a merged edit.
 */
export function placeRefused(
  stored: OutboxRow,
  row: OutboxRow,
  replaced: OutboxRow | null,
  opId: string,
): PlacedRows {
  if (!replaced) return placeRow(stored, row, opId)
  const [before, theirs] = [contentFor(row, replaced), contentFor(row, stored)]
  const content = before && theirs && mergeContent(before, theirs, row.edit.content)
  if (!content) return placeRow(stored, row, opId)
  const known = [...(replaced.unacknowledged ?? []), replaced.edit]
  const added = (row.unacknowledged ?? []).filter((sent) => !hasEdit(known, sent))
  const waits = (sent: Edit) => hasEdit(row.unacknowledged ?? [], sent) || !hasEdit(known, sent)
  const stillOpen = { ...stored, unacknowledged: (stored.unacknowledged ?? []).filter(waits) }
  const placed = isNewer(row, stored)
    ? { ...row, unacknowledged: [...sentFrom(stillOpen, row.basis), ...added] }
    : withEdits(stored, sentFrom({ ...row, unacknowledged: added }, stored.basis))
  return [{ ...placed, edit: { ...row.edit, opId, content }, refusal: refusalOf(content) }]
}

/**
 * Adds the edit of the replaced row to the unacknowledged ones: that row is still on the disk, and another page may
 * send it.
 */
export function countingAsSent(row: OutboxRow, replaced: OutboxRow): OutboxRow {
  const { unacknowledged = [] } = row
  if (hasEdit([...unacknowledged, row.edit], replaced.edit)) return row
  const isOlder = (sent: Edit) => hasEdit(replaced.unacknowledged ?? [], sent)
  return {
    ...row,
    unacknowledged: [
      ...unacknowledged.filter(isOlder),
      { ...replaced.edit, content: contentFor(row, replaced) ?? replaced.edit.content },
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
