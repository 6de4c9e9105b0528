import type { Delivery } from './delivery.ts'
import { mergeContent } from './contentMerge.ts'
import {
  emptyContent,
  isLater,
  isSameContent,
  isSameRevision,
  notOnServer,
  type RevisionId,
} from '../note.ts'
import { hasEdit, refusalOf, type Edit, type OutboxRow } from './outboxRow.ts'
import {
  arrivedIn,
  baseOf,
  openEdits,
  rebaseIfLater,
  rebaseOnto,
  type KnownVersion,
  type Version,
} from './rebase.ts'

/** Each one holds a whole note. */
const maxUnacknowledged = 10

/**
 * The row to store while an edit is being sent. It has the server's version: what is typed next is based on what was
 * sent, even if the response is lost.
 *
 * @param read the row when it was read to be sent.
 */
export function rowDuringDelivery(
  kept: OutboxRow,
  read: OutboxRow,
  server: KnownVersion | null,
): OutboxRow {
  const row = server ? rebaseIfLater(kept, server) : beforeMerging(kept, read)
  const sent = sentEditOf(row, read, server)
  const hasArrived = arrivedIn(server)
  const open = openEdits(row, hasArrived).filter(({ opId }) => opId !== sent.opId)
  const unacknowledged = [...open, sent].slice(-maxUnacknowledged)
  const next = { ...row, basis: baseOf(row, hasArrived), unacknowledged }
  return !server && row.revision ? { ...next, revision: beforeRecreated(row.revision) } : next
}

/**
 * A note that was permanently deleted is recreated from what was read, without a version that an earlier try has
 * met.
 */
function beforeMerging(kept: OutboxRow, read: OutboxRow): OutboxRow {
  if (kept.edit.opId !== read.edit.opId) return kept
  return kept.revision ? { ...read, revision: kept.revision } : read
}

/**
 * The earliest time at which delivering a row can recreate its note.
 *
 * @param purged the note before it was permanently deleted; `null` if this page hasn't seen it.
 */
export function earliestCreation(
  { revision = notOnServer }: OutboxRow,
  purged: RevisionId | null,
): number {
  return Math.max(
    beforeRecreated(revision).createdAt,
    beforeRecreated(purged ?? notOnServer).createdAt,
  )
}

/** Later than the permanently deleted version, and before the first version of the recreated note. */
function beforeRecreated({ createdAt, rev }: RevisionId): RevisionId {
  return { createdAt: rev === 0 ? createdAt : createdAt + 1, rev: 0 }
}

/**
 * The row that remains after an edit was delivered; `null` if nothing was typed since. What was typed since
 * is put into the delivered note, and goes to the copy if there is one.
 *
 * @param delivered the version on the server after the delivery; `null` if unknown.
 */
export function rowAfterDelivery(
  row: OutboxRow,
  sent: Edit,
  { kind }: Delivery,
  delivered: KnownVersion | null = null,
): OutboxRow | null {
  const { revision, unacknowledged, ...rest } = row
  if (row.edit.opId === sent.opId) return null
  const after = { ...rest, unacknowledged: [] }
  if (kind === 'copy') {
    return { ...after, noteId: sent.opId, basis: sent.content, revision: notOnServer }
  }
  if (delivered && revision && !isLater(delivered, revision)) return { ...after, revision }
  // A newer version may have been put into what was sent.
  const asKept = unacknowledged.find(({ opId }) => opId === sent.opId) ?? sent
  const typedSince = { ...after, basis: asKept.content }
  const rebased = delivered && rebaseOnto(typedSince, delivered)
  // Without its revision, a row in conflict stays as it is until it is delivered.
  return rebased ? { ...rebased, refusal: refusalOf(rebased.edit.content) } : typedSince
}

/**
 * Whether a row still waits for its edit to be sent as it was read. If not, another tab has broken the lock, and
 * has sent this edit or another one since.
 */
export function isAwaitingDelivery(row: OutboxRow, read: OutboxRow): boolean {
  const lastSent = row.unacknowledged.at(-1)?.opId
  if (lastSent === read.edit.opId) return true
  if (lastSent !== read.unacknowledged.at(-1)?.opId) return false
  return row.edit.opId === read.edit.opId || hasSameBasis(row, read)
}

function hasSameBasis({ basis, revision = notOnServer }: OutboxRow, other: OutboxRow): boolean {
  if (!basis || !other.basis) return basis === other.basis
  return (
    isSameRevision(revision, other.revision ?? notOnServer) && isSameContent(basis, other.basis)
  )
}

/**
 * Returns the edit that is being sent, with a newer version if one was put into its row since.
 *
 * @param sent the row when it was sent.
 * @param server the version that it met.
 */
export function sentEditOf(row: OutboxRow, sent: OutboxRow, server: Version | null): Edit {
  const { revision = notOnServer, edit } = sent
  if (!row.basis || !row.revision || !isLater(row.revision, revision)) return edit
  // It had arrived before, and the newer version contains it.
  if (hasEdit(sent.unacknowledged, edit) && !hasEdit(row.unacknowledged, edit)) {
    return { ...edit, content: row.basis }
  }
  const base = baseOf(sent, arrivedIn(server)) ?? emptyContent
  const content = mergeContent(base, row.basis, edit.content)
  return content ? { ...edit, content } : edit
}
