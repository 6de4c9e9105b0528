import { mergeContent } from './contentMerge.ts'
import { mergeRow, type MergedRows } from './mergeDraft.ts'
import {
  emptyContent,
  isLater,
  isSameContent,
  notOnServer,
  revisionOf,
  type Note,
} from '../note.ts'
import { hasEdit, refusalOf, type Edit, type OutboxRow } from './outboxRow.ts'
import { joinUnacknowledged, rebaseOnto, rebaseOntoRow } from './rebase.ts'

/**
 * Returns the rows that store a row whose write failed: `row` was made from `replacedRow`, and another tab has stored
 * `rowOnDisk` since. What `row` adds to `replacedRow` is put into `rowOnDisk`. For example, if "eggs" became
 * "eggs, milk" here, and "brown eggs" in the other tab, "brown eggs, milk" is stored. What can't be put there
 * becomes a conflicted copy.
 *
 * @param row in this tab's memory.
 * @param replacedRow the row that was on disk when the write failed; `null` if there was none.
 * @param rowOnDisk the row that is on disk now.
 * @param opId the ID of a merged edit.
 */
export function mergeFailedWrite(
  rowOnDisk: OutboxRow,
  row: OutboxRow,
  replacedRow: OutboxRow | null,
  opId: string,
): MergedRows {
  if (!replacedRow) return mergeRow(rowOnDisk, row, opId)
  const isSameEdit = row.edit.opId === replacedRow.edit.opId
  const replaced = isSameEdit ? replacedRow : asSent(replacedRow)
  const before = rebaseOntoRow(replaced, row, replaced)
  const theirs = rebaseOntoRow(withReplacedEdit(rowOnDisk, replacedRow), row, replaced)
  const content =
    before && theirs && mergeContent(before.edit.content, theirs.edit.content, row.edit.content)
  if (!content) return mergeRow(rowOnDisk, row, opId)
  const added = row.unacknowledged.filter((sent) => !hasEdit(replaced.unacknowledged, sent))
  return [
    {
      ...theirs,
      edit: { ...row.edit, opId, content },
      unacknowledged: joinUnacknowledged(theirs, { ...row, unacknowledged: added }),
      refusal: refusalOf(content),
    },
  ]
}

/**
 * Returns another tab's row after a delivery whose end the disk didn't store.
 *
 * @param replacedRow the row that the delivery was to remove, and that the other tab's row was made from.
 * @param delivered the note after the delivery; `null` if unknown.
 */
export function rowAfterLostDelivery(
  rowOnDisk: OutboxRow,
  replacedRow: OutboxRow,
  delivered: Note | null,
): OutboxRow {
  const row = withReplacedEdit(rowOnDisk, replacedRow)
  if (!delivered || !isLater(delivered, row.revision ?? notOnServer)) return row
  const { earlierOpIds = [] } = delivered
  const opIds = [...earlierOpIds, replacedRow.edit.opId]
  return rebaseOnto(row, { ...delivered, earlierOpIds: opIds }) ?? row
}

/** A row whose edit may have been sent. */
function asSent(row: OutboxRow): OutboxRow {
  return { ...row, unacknowledged: [...row.unacknowledged, row.edit] }
}

/**
 * Another tab's row, with the edit of the replaced row among those that may have been sent, unless its basis contains
 * that already.
 */
function withReplacedEdit(row: OutboxRow, replacedRow: OutboxRow): OutboxRow {
  const isNewer = isLater(row.revision ?? notOnServer, replacedRow.revision ?? notOnServer)
  const rebased = rebaseOntoRow(replacedRow, row, replacedRow)
  const isInBasis = !rebased || isSameContent(rebased.edit.content, row.basis ?? emptyContent)
  return isNewer && isInBasis ? row : withUnacknowledgedEdit(row, replacedRow)
}

/** A delivered note as the row that it was delivered from. */
export function deliveredRow(note: Note): OutboxRow {
  const { id: noteId, content: basis, opId, updatedAt: savedAt } = note
  const edit = { opId, content: basis, savedAt }
  const lineage = { basis, revision: revisionOf(note), unacknowledged: [] }
  return { noteId, ...lineage, edit, refusal: null }
}

/** Whether a row has nothing that isn't on the server. */
function isDelivered({ basis, edit, unacknowledged }: OutboxRow): boolean {
  return basis !== null && isSameContent(basis, edit.content) && unacknowledged.length === 0
}

/**
 * The row to write later if the disk refused to replace a row with it.
 *
 * @param lastRow the row that it was made from, if the disk refused that, too: it has the replaced row's edit already,
 * unless it is the same edit. `null` if it was a removal: then it wasn't made from the replaced row.
 */
export function rowAfterFailure(
  row: OutboxRow,
  replacedRow: OutboxRow,
  lastRow: OutboxRow | null = replacedRow,
): OutboxRow {
  const isMadeFromReplaced = lastRow?.edit.opId === replacedRow.edit.opId
  return isMadeFromReplaced ? withUnacknowledgedEdit(row, replacedRow) : row
}

/**
 * Adds the edit of the replaced row to the unacknowledged ones: that row is still on the disk, and another tab may
 * send it. A delivered note's edit isn't added, because it may be another device's.
 */
function withUnacknowledgedEdit(row: OutboxRow, replacedRow: OutboxRow): OutboxRow {
  const { unacknowledged } = row
  if (isDelivered(replacedRow)) return row
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
