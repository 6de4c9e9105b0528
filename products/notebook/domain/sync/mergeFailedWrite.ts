import { mergeContent } from './mergeContent.ts'
import { mergeRow, type MergedRows } from './mergeDraft.ts'
import { hasEdit, refusalOf, type Edit, type OutboxRow } from './outboxRow.ts'
import { joinUnacknowledged, rebaseOntoRow } from './rebase.ts'

/**
 * Returns the rows that store a row whose write failed: `row` was made from `replacedRow`, and another tab has stored
 * `rowOnDisk` since. What `row` adds to `replacedRow` is put into `rowOnDisk`. For example, if "eggs" became
 * "eggs, milk" here, and "brown eggs" in the other tab, "brown eggs, milk" is stored. What can't be put there
 * becomes a conflicted copy.
 *
 * @param row in this tab's memory.
 * @param replacedRow the row that was on disk when the write failed; `null` if there was none.
 * @param rowOnDisk the row that is on disk now.
 * @param editId the ID of a merged edit.
 */
export function mergeFailedWrite(
  rowOnDisk: OutboxRow,
  row: OutboxRow,
  replacedRow: OutboxRow | null,
  editId: string,
): MergedRows {
  if (!replacedRow) return mergeRow(rowOnDisk, row, editId)
  const replaced = row.edit.editId === replacedRow.edit.editId ? replacedRow : asSent(replacedRow)
  const before = rebaseOntoRow(replaced, row, replaced)
  const theirs = rebaseOntoRow(rowOnDisk, row, replaced)
  const content =
    before && theirs && mergeContent(before.edit.content, theirs.edit.content, row.edit.content)
  if (!content) return mergeRow(rowOnDisk, row, editId)
  const added = row.unacknowledged.filter((sent) => !hasEdit(replaced.unacknowledged, sent))
  return [
    {
      ...theirs,
      edit: { ...row.edit, editId, content },
      unacknowledged: joinUnacknowledged(theirs, { ...row, unacknowledged: added }),
      refusal: refusalOf(content),
    },
  ]
}

/**
 * The row to write later if the disk refused to replace a row with it. The replaced one is still on the disk, and
 * another tab may send it: its edit is among the unacknowledged ones, in the order in which they were sent.
 */
export function rowAfterFailure(row: OutboxRow, replacedRow: OutboxRow): OutboxRow {
  const { unacknowledged } = row
  if (hasEdit([...unacknowledged, row.edit], replacedRow.edit)) return row
  const { edit } = rebaseOntoRow(replacedRow, row, replacedRow) ?? replacedRow
  const isOlder = (sent: Edit) => hasEdit(replacedRow.unacknowledged, sent)
  const newer = unacknowledged.filter((sent) => !isOlder(sent))
  return { ...row, unacknowledged: [...unacknowledged.filter(isOlder), edit, ...newer] }
}

/** A row whose edit may have been sent. */
function asSent(row: OutboxRow): OutboxRow {
  return { ...row, unacknowledged: [...row.unacknowledged, row.edit] }
}
