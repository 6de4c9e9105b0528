import {
  emptyContent,
  isLater,
  isSameContent,
  isSameVersion,
  beforeFirstVersion,
  type Note,
} from '../note.ts'
import { beforeRecreated, type DeliveryResult } from './delivery.ts'
import { mergeContent } from './mergeContent.ts'
import { hasEdit, refusalOf, type Edit, type OutboxRow } from './outboxRow.ts'
import {
  arrivedIn,
  lastArrivedContent,
  undecidedEdits,
  rebaseIfLater,
  rebaseOnto,
} from './rebase.ts'

// While a row is being delivered, tabs go on changing it. In all functions here, `storedRow` is what the outbox has
// now, and `sentRow` is what it had when the delivery began.

/** Each one holds a whole note. */
const maxUnacknowledged = 10

/**
 * Whether a delivery may go on: its edit hasn't been sent by another tab, which can break the lock of one that was
 * frozen.
 */
export function isAwaitingDelivery(storedRow: OutboxRow, sentRow: OutboxRow): boolean {
  const lastSent = storedRow.unacknowledged.at(-1)?.editId
  // This delivery has recorded it.
  if (lastSent === sentRow.edit.editId) return true
  // Another delivery has recorded its own edit.
  if (lastSent !== sentRow.unacknowledged.at(-1)?.editId) return false
  // Nothing was typed since, or it was typed onto the same version: no delivery has ended meanwhile.
  return storedRow.edit.editId === sentRow.edit.editId || hasSameBasis(storedRow, sentRow)
}

function hasSameBasis(
  { basis, basisVersion = beforeFirstVersion }: OutboxRow,
  other: OutboxRow,
): boolean {
  if (!basis || !other.basis) return basis === other.basis
  return (
    isSameVersion(basisVersion, other.basisVersion ?? beforeFirstVersion) &&
    isSameContent(basis, other.basis)
  )
}

/**
 * The row to store while an edit is being sent. It has the server's version: what is typed next is based on what was
 * sent, even if the response is lost.
 */
export function rowDuringDelivery(
  storedRow: OutboxRow,
  sentRow: OutboxRow,
  server: Note | null,
): OutboxRow {
  const row = server ? rebaseIfLater(storedRow, server) : asFirstSent(storedRow, sentRow)
  const sentEdit = sentEditOf(row, sentRow, server)
  const hasArrived = arrivedIn(server)
  const undecided = undecidedEdits(row, hasArrived).filter(
    ({ editId }) => editId !== sentEdit.editId,
  )
  const unacknowledged = [...undecided, sentEdit].slice(-maxUnacknowledged)
  const next = { ...row, basis: lastArrivedContent(row, hasArrived), unacknowledged }
  return !server && row.basisVersion
    ? { ...next, basisVersion: beforeRecreated(row.basisVersion) }
    : next
}

/**
 * A note that was permanently deleted is recreated from what was read, without the server version that an earlier
 * attempt merged.
 */
function asFirstSent(storedRow: OutboxRow, sentRow: OutboxRow): OutboxRow {
  if (storedRow.edit.editId !== sentRow.edit.editId) return storedRow
  return storedRow.basisVersion ? { ...sentRow, basisVersion: storedRow.basisVersion } : sentRow
}

/**
 * The row that remains after an edit was delivered; `null` if nothing was typed since. A newer edit is rebased onto the
 * delivered note, or onto the copy if there is one.
 */
export function rowAfterDelivery(
  storedRow: OutboxRow,
  sentRow: OutboxRow,
  { kind, note }: DeliveryResult,
): OutboxRow | null {
  const { basisVersion, unacknowledged, ...rest } = storedRow
  const sentEdit = sentEditOf(storedRow, sentRow, note)
  if (storedRow.edit.editId === sentEdit.editId) return null
  const after = { ...rest, unacknowledged: [] }
  if (kind === 'copy') {
    return {
      ...after,
      noteId: sentEdit.editId,
      basis: sentEdit.content,
      basisVersion: beforeFirstVersion,
    }
  }
  if (note && basisVersion && !isLater(note, basisVersion)) return { ...after, basisVersion }
  // A newer version may have been put into what was sent.
  const recorded = unacknowledged.find(({ editId }) => editId === sentEdit.editId) ?? sentEdit
  const typedSince = { ...after, basis: recorded.content }
  const rebased = note && rebaseOnto(typedSince, note)
  // Without a version, a row in conflict stays as it is until it is delivered.
  return rebased ? { ...rebased, refusal: refusalOf(rebased.edit.content) } : typedSince
}

/**
 * The edit that is being sent, with a newer version if one was put into the stored row since. For example, "eggs"
 * became "eggs, milk" here, which is being sent.
 */
function sentEditOf(storedRow: OutboxRow, sentRow: OutboxRow, server: Note | null): Edit {
  const { basisVersion = beforeFirstVersion, edit } = sentRow
  // Nothing newer is known: "eggs, milk".
  if (!storedRow.basis || !storedRow.basisVersion || !isLater(storedRow.basisVersion, basisVersion))
    return edit
  // It arrived earlier, and the newer version contains it: "brown eggs, milk", as the server has it.
  if (hasEdit(sentRow.unacknowledged, edit) && !hasEdit(storedRow.unacknowledged, edit)) {
    return { ...edit, content: storedRow.basis }
  }
  const base = lastArrivedContent(sentRow, arrivedIn(server)) ?? emptyContent
  const content = mergeContent(base, storedRow.basis, edit.content)
  // The newer version is "brown eggs": "brown eggs, milk". It is "jam", in conflict: "eggs, milk".
  return content ? { ...edit, content } : edit
}
