import { hasEdit, type Edit, type OutboxRow } from './outboxRow.ts'
import { rebaseOntoRow } from './rebase.ts'

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
