import { mergeContent } from './contentMerge.ts'
import { mergeRow, type MergedRows } from './mergeDraft.ts'
import { revisionOf, type Note } from './note.ts'
import { hasEdit, refusalOf, type Edit, type OutboxRow } from './outboxRow.ts'
import { joinUnacknowledged, rebaseOntoRow } from './rebase.ts'

/**
 * Returns the rows that store a row whose write failed. Another page may have changed the row that it replaces,
 * which it contains: only what was added to that is put into the row on disk.
 *
 * @param rowOnDisk the note's row on disk now.
 * @param replacedRow the row that it replaces; `null` if there was none.
 * @param opId the ID of a merged edit.
 */
export function mergeFailedWrite(
  rowOnDisk: OutboxRow,
  row: OutboxRow,
  replacedRow: OutboxRow | null,
  opId: string,
): MergedRows {
  if (!replacedRow) return mergeRow(rowOnDisk, row, opId)
  const before = rebaseOntoRow(replacedRow, row, replacedRow)
  const theirs = rebaseOntoRow(rowOnDisk, row, replacedRow)
  const content =
    before && theirs && mergeContent(before.edit.content, theirs.edit.content, row.edit.content)
  if (!content) return mergeRow(rowOnDisk, row, opId)
  const known = [...replacedRow.unacknowledged, replacedRow.edit]
  const added = row.unacknowledged.filter((sent) => !hasEdit(known, sent))
  return [
    {
      ...theirs,
      edit: { ...row.edit, opId, content },
      unacknowledged: joinUnacknowledged(theirs, { ...row, unacknowledged: added }),
      refusal: refusalOf(content),
    },
  ]
}

/** A delivered note as the row that it was delivered from. */
export function deliveredRow(note: Note): OutboxRow {
  const { id: noteId, content: basis, opId, updatedAt: savedAt } = note
  const edit = { opId, content: basis, savedAt }
  const lineage = { basis, revision: revisionOf(note), unacknowledged: [] }
  return { noteId, ...lineage, edit, refusal: null }
}

/**
 * Adds the edit of the replaced row to the unacknowledged ones: that row is still on the disk, and another page may
 * send it.
 */
export function withUnacknowledgedEdit(row: OutboxRow, replacedRow: OutboxRow): OutboxRow {
  const { unacknowledged } = row
  if (hasEdit([...unacknowledged, row.edit], replacedRow.edit)) return row
  const isOlder = (sent: Edit) => hasEdit(replacedRow.unacknowledged, sent)
  const { edit } = rebaseOntoRow(replacedRow, row, replacedRow) ?? replacedRow
  return {
    ...row,
    unacknowledged: [
      ...unacknowledged.filter(isOlder),
      edit,
      ...unacknowledged.filter((sent) => !isOlder(sent)),
    ],
  }
}
