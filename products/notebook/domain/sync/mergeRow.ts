import { emptyContent } from '../note.ts'
import { mergeContent } from './mergeContent.ts'
import {
  conflictedCopy,
  hasEdit,
  withEdit,
  type Edit,
  type MergedRows,
  type OutboxRow,
} from './outboxRow.ts'
import { joinUnacknowledged, rebaseOntoBasisOf } from './rebase.ts'

/**
 * Returns the rows that store a row of a note that may already have one. If they conflict, the one that may have
 * arrived stays with the note.
 *
 * @param editId the ID of a merged edit. It isn't that of either edit, which may have been sent without the other.
 */
export function mergeRow(stored: OutboxRow | null, row: OutboxRow, editId: string): MergedRows {
  if (!stored) return [row]
  const { noteId, edit } = row
  const theirs = rebaseOntoBasisOf(stored, row) ?? stored
  const mine = rebaseOntoBasisOf(row, stored) ?? row
  const base = lastCommonEdit(theirs, mine)?.content ?? mine.basis ?? emptyContent
  const content = mergeContent(base, theirs.edit.content, mine.edit.content)
  if (content) {
    const merged = withEdit(theirs, { ...edit, editId, content })
    return [{ ...merged, unacknowledged: joinUnacknowledged(theirs, mine) }]
  }
  return mayHaveArrived(row) && !mayHaveArrived(stored)
    ? mergeRow(row, stored, editId)
    : [stored, conflictedCopy(noteId, edit)]
}

/**
 * The row to write later if the disk refused to replace a row with it. The replaced one is still on the disk, and
 * another tab may send it: its edit is among the unacknowledged ones, in the order in which they were sent.
 */
export function rowAfterFailure(row: OutboxRow, replacedRow: OutboxRow): OutboxRow {
  const { unacknowledged } = row
  if (hasEdit([...unacknowledged, row.edit], replacedRow.edit)) return row
  const isOlder = (sent: Edit) => hasEdit(replacedRow.unacknowledged, sent)
  const hasArrived = (sent: Edit) => isOlder(sent) && !hasEdit(unacknowledged, sent)
  const { edit } = rebaseOntoBasisOf(replacedRow, row, hasArrived) ?? replacedRow
  const newer = unacknowledged.filter((sent) => !isOlder(sent))
  return { ...row, unacknowledged: [...unacknowledged.filter(isOlder), edit, ...newer] }
}

/** The latest edit that both rows were made from. */
function lastCommonEdit(theirs: OutboxRow, mine: OutboxRow): Edit | undefined {
  return (
    editsOf(mine).findLast((edit) => isMadeFrom(theirs, edit)) ??
    editsOf(theirs).findLast((edit) => isMadeFrom(mine, edit))
  )
}

function editsOf({ unacknowledged, edit }: OutboxRow): readonly Edit[] {
  return [...unacknowledged, edit]
}

/** A conflicted copy begins with the edit whose ID it has. */
function isMadeFrom(row: OutboxRow, edit: Edit): boolean {
  return edit.editId === row.noteId || hasEdit(editsOf(row), edit)
}

function mayHaveArrived({ unacknowledged }: OutboxRow): boolean {
  return unacknowledged.length > 0
}
