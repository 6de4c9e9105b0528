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
 * Returns the rows that store a row whose write failed. Another tab may have changed the row that it replaces,
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
  const isSameEdit = row.edit.opId === replacedRow.edit.opId
  const replaced = isSameEdit ? replacedRow : asSent(replacedRow)
  const before = rebaseOntoRow(replaced, row, replaced)
  const theirs = rebaseOntoRow(madeFrom(rowOnDisk, replacedRow), row, replaced)
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
  const row = madeFrom(rowOnDisk, replacedRow)
  if (!delivered || !isLater(delivered, row.revision ?? notOnServer)) return row
  const { earlierOpIds = [] } = delivered
  const opIds = [...earlierOpIds, replacedRow.edit.opId]
  return rebaseOnto(row, { ...delivered, earlierOpIds: opIds }) ?? row
}

/** A row whose edit may have been sent. */
function asSent(row: OutboxRow): OutboxRow {
  return { ...row, unacknowledged: [...row.unacknowledged, row.edit] }
}

/** Another tab's row, which may have been made from the replaced row after that was sent. */
function madeFrom(row: OutboxRow, replacedRow: OutboxRow): OutboxRow {
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
 * Adds the edit of the replaced row to the unacknowledged ones: that row is still on the disk, and another tab may
 * send it. A delivered note isn't, and its edit may be another device's.
 */
export function withUnacknowledgedEdit(row: OutboxRow, replacedRow: OutboxRow): OutboxRow {
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
