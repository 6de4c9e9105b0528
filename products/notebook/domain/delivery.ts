import { mergeContent } from './contentMerge.ts'
import {
  emptyContent,
  hasSameText,
  containsEditId,
  isLater,
  isSameContent,
  notOnServer,
  revisionOf,
  type Note,
  type NoteContent,
  type RevisionId,
  type TakenEdits,
} from './note.ts'
import { refusalOf, type Edit, type OutboxRow } from './outboxRow.ts'

/** The fields of a server note that delivering an edit needs. */
export type Version = Pick<Note, 'content'> & TakenEdits

/** A version whose place in the note's history is known. */
export type Revision = Version & RevisionId

/** Each one holds a whole note. */
const maxUnacknowledged = 10

/** What to write to the server for an outbox row. */
export type Delivery =
  /** The server already has the edit, or the edit changes nothing. */
  | { kind: 'nothing' }
  | { kind: 'create'; content: NoteContent }
  /** The next version, merged with other people's changes. */
  | { kind: 'update'; content: NoteContent }
  /** Both sides changed the same text: the edit becomes a new note with the edit's ID. */
  | { kind: 'copy'; content: NoteContent }

/** Decides what to write for a row from edit IDs and contents. Doesn't compare clocks. */
export function planDelivery(row: OutboxRow, server: Version | null): Delivery {
  const { noteId, basis, edit } = row
  const mine = edit.content
  if (!server) {
    return isWorthKeeping(basis, mine) ? { kind: 'create', content: mine } : { kind: 'nothing' }
  }
  if (containsEditId(server, edit.opId)) return { kind: 'nothing' }
  const content = mergeContent(mergeBaseOf(row, server) ?? emptyContent, server.content, mine)
  if (!content) return { kind: 'copy', content: copyOf(noteId, mine) }
  // What was sent before may still arrive, unless a new version makes the rules refuse it.
  const mayArrive = unacknowledgedEdits(server, row).some(({ opId }) => opId !== edit.opId)
  if (isSameContent(content, server.content) && !mayArrive) return { kind: 'nothing' }
  return { kind: 'update', content }
}

/**
 * Whether a row can't be sent before the server's version was read. After a lost response, the server says
 * which edits have arrived: if that isn't known, each further attempt adds one to the unacknowledged edits.
 *
 * @param known the version that this page saw last, however old; `null` if none.
 */
export function mustRead(row: OutboxRow, known: Note | null): boolean {
  const { basis, revision = notOnServer, unacknowledged } = row
  if (unacknowledged?.length) return true
  return known ? isLater(revision, known) : basis !== null
}

/** Whether an edit recreates a note that was permanently deleted. */
function isWorthKeeping(basis: NoteContent | null, mine: NoteContent): boolean {
  if (!basis || !hasSameText(basis, mine)) return true
  return basis.deleted && !mine.deleted
}

/** The content of a conflicted copy of a note. */
export function copyOf(noteId: string, content: NoteContent): NoteContent {
  return { ...content, pinned: false, deleted: false, conflictOf: noteId }
}

/**
 * The row to store while an edit is being sent. It has the server's version: what is typed next is based on what was
 * sent, even if the response is lost.
 *
 * @param read the row when it was read to be sent.
 */
export function rowWhileSending(
  kept: OutboxRow,
  read: OutboxRow,
  server: Revision | null,
): OutboxRow {
  const row = server ? withRevision(kept, server) : beforeMerging(kept, read)
  const sent = sentEditOf(row, read, server)
  const open = unacknowledgedEdits(server, row).filter(({ opId }) => opId !== sent.opId)
  const unacknowledged = [...open, sent].slice(-maxUnacknowledged)
  const next = { ...row, basis: mergeBaseOf(row, server), unacknowledged }
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
 * @param purged the note before it was permanently deleted, if this page has seen it.
 */
export function earliestCreation(
  { revision = notOnServer }: OutboxRow,
  purged: RevisionId = notOnServer,
): number {
  return Math.max(beforeRecreated(revision).createdAt, beforeRecreated(purged).createdAt)
}

/** Later than the permanently deleted version, and before the first version of the recreated note. */
function beforeRecreated({ createdAt, rev }: RevisionId): RevisionId {
  return { createdAt: rev === 0 ? createdAt : createdAt + 1, rev: 0 }
}

/**
 * The row that remains after an edit was delivered; `null` if nothing was typed since. What was typed since
 * is put into what the delivery left, and goes to the copy if there is one.
 *
 * @param left the version on the server after the delivery; `null` if unknown.
 */
export function rowAfterDelivery(
  row: OutboxRow,
  sent: Edit,
  delivery: Delivery,
  left: Revision | null = null,
): OutboxRow | null {
  const { noteId, basis, revision, edit, refusal, unacknowledged = [] } = row
  if (edit.opId === sent.opId) return null
  if (delivery.kind === 'copy') {
    return { noteId: sent.opId, basis: sent.content, revision: notOnServer, edit, refusal }
  }
  if (left && revision && !isLater(left, revision)) {
    return { noteId, basis, revision, edit, refusal }
  }
  // A newer version may have been put into what was sent.
  const asKept = unacknowledged.find(({ opId }) => opId === sent.opId) ?? sent
  const content = left && mergeContent(asKept.content, left.content, edit.content)
  if (!left || !content) return { noteId, basis: asKept.content, edit, refusal }
  return {
    noteId,
    basis: left.content,
    revision: revisionOf(left),
    edit: { ...edit, content },
    refusal: refusalOf(content),
  }
}

/**
 * Puts a newer version from the server into a row, as delivering the row would. If they conflict, the row stays
 * as it is, and its delivery makes the copy.
 */
export function withRevision(row: OutboxRow, server: Revision): OutboxRow {
  if (!row.revision || !isLater(server, row.revision)) return row
  const delivery = planDelivery(row, server)
  if (delivery.kind === 'copy' || delivery.kind === 'create') return row
  const { content } = delivery.kind === 'nothing' ? server : delivery
  const basis = server.content
  const moved = { ...row, basis, revision: revisionOf(server), edit: { ...row.edit, content } }
  if (!row.unacknowledged) return moved
  const before = mergeBaseOf(row, server) ?? emptyContent
  const unacknowledged = unacknowledgedEdits(server, row).map((sent) => {
    const merged = mergeContent(before, basis, sent.content)
    return merged ? { ...sent, content: merged } : sent
  })
  return { ...moved, unacknowledged }
}

/**
 * Whether a row still waits for its edit to be sent as it was read. If not, another tab has broken the lock, and
 * has sent this edit or another one since.
 */
export function isStillPending(row: OutboxRow, read: OutboxRow): boolean {
  const lastSent = row.unacknowledged?.at(-1)?.opId
  if (lastSent === read.edit.opId) return true
  if (lastSent !== read.unacknowledged?.at(-1)?.opId) return false
  return row.edit.opId === read.edit.opId || hasSameBasis(row, read)
}

function hasSameBasis({ basis, revision = notOnServer }: OutboxRow, other: OutboxRow): boolean {
  if (!basis || !other.basis) return basis === other.basis
  const known = other.revision ?? notOnServer
  return !isLater(revision, known) && !isLater(known, revision) && isSameContent(basis, other.basis)
}

/**
 * What is being sent, with a newer version if one was put into its row since.
 *
 * @param sent the row when it was sent.
 * @param server the version that it met.
 */
export function sentEditOf(row: OutboxRow, sent: OutboxRow, server: Version | null): Edit {
  const { revision = notOnServer, edit } = sent
  if (!row.basis || !row.revision || !isLater(row.revision, revision)) return edit
  const isOpen = ({ unacknowledged = [] }: OutboxRow) =>
    unacknowledged.some(({ opId }) => opId === edit.opId)
  // It had arrived before, and the newer version contains it.
  if (isOpen(sent) && !isOpen(row)) return { ...edit, content: row.basis }
  const content = mergeContent(mergeBaseOf(sent, server) ?? emptyContent, row.basis, edit.content)
  return content ? { ...edit, content } : edit
}

/** The basis of the row's edit: the latest unacknowledged edit that the server has, or else the row's own. */
export function mergeBaseOf(
  { basis, unacknowledged = [] }: OutboxRow,
  server: Version | null,
): NoteContent | null {
  const acknowledged = unacknowledged.findLast(({ opId }) => server && containsEditId(server, opId))
  return acknowledged ? acknowledged.content : basis
}

/** Edits sent before one that the server has will never be applied. */
function unacknowledgedEdits(
  server: Version | null,
  { unacknowledged = [] }: OutboxRow,
): readonly Edit[] {
  const acknowledged = unacknowledged.findLastIndex(
    ({ opId }) => server && containsEditId(server, opId),
  )
  return unacknowledged.slice(acknowledged + 1)
}
