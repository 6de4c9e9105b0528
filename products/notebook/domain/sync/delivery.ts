import type { DeviceName } from '#src/domain/session/deviceSession.ts'
import {
  copyOf,
  nextEarlierEditIds,
  hasSameText,
  isLater,
  isSameContent,
  beforeFirstVersion,
  type ContainedEdits,
  type Note,
  type NoteContent,
  type VersionId,
} from '../note.ts'
import type { OutboxRow, Refusal } from './outboxRow.ts'
import { arrivedIn, undecidedEdits, rebaseEdit } from './rebase.ts'

/** The write to the server for an outbox row. */
export type Delivery =
  /** The server already has the edit, or the edit changes nothing. */
  | { kind: 'nothing' }
  | { kind: 'create'; content: NoteContent }
  /** The next version, merged with other people's changes. */
  | { kind: 'update'; content: NoteContent }
  /** Both sides changed the same text: the edit becomes a new note with the edit's ID. */
  | { kind: 'copy'; content: NoteContent }

/** A delivery that has succeeded, and the row's note on the server after it; `null` if there is none. */
export type DeliveryResult = Delivery & { note: Note | null }

export type DeliveryOutcome = DeliveryResult | { kind: 'refused'; refusal: Refusal }

/**
 * Decides what to write for a row from edit IDs and contents. Doesn't compare clocks.
 *
 * @param server the note on the server, or in an archive; `null` if there is none.
 */
export function planDelivery(
  row: OutboxRow,
  server: (Pick<Note, 'content'> & ContainedEdits) | null,
): Delivery {
  const { noteId, basis, edit } = row
  const mine = edit.content
  if (!server) {
    return mustCreate(basis, mine) ? { kind: 'create', content: mine } : { kind: 'nothing' }
  }
  const hasArrived = arrivedIn(server)
  if (hasArrived(edit)) return { kind: 'nothing' }
  const rebased = rebaseEdit(edit, row, { content: server.content, hasArrived })
  if (!rebased) return { kind: 'copy', content: copyOf(noteId, mine) }
  // An edit that was sent before may still arrive, unless a new version makes the rules refuse it.
  const mayArrive = undecidedEdits(row, hasArrived).some(({ editId }) => editId !== edit.editId)
  const isUnchanged = isSameContent(rebased.content, server.content)
  return isUnchanged && !mayArrive
    ? { kind: 'nothing' }
    : { kind: 'update', content: rebased.content }
}

/**
 * Whether the server's version must be read before a row is sent. After a lost response, the server says which edits
 * have arrived: if that isn't known, each further attempt adds one to the unacknowledged edits.
 *
 * @param known the version that this tab saw last, however old; `null` if none.
 */
export function mustReadServer(row: OutboxRow, known: Note | null): boolean {
  const { basis, basisVersion = beforeFirstVersion, unacknowledged } = row
  // The next version of an unreported one would have its time of creation, which is a guess.
  if (unacknowledged.length > 0 || known?.isUnreported) return true
  if (known ? isLater(basisVersion, known) : basis !== null) return true
  // The rules refuse a write that is based on an outdated version. Without one, it isn't noticed.
  const { kind } = planDelivery(row, known)
  return kind === 'nothing' || kind === 'copy'
}

type WrittenFrom = {
  /** The version that the delivery was planned with; `null` if there is none. */
  server: Note | null
  /** The version that this tab saw last. If the server has none, it was permanently deleted. */
  known: Note | null
  device: DeviceName
}

/**
 * The version that a delivery writes, with this device's time until the server reports it. A new note gets the
 * earliest possible time of creation: no clock but the server's decides which note is later.
 */
export function versionToWrite(
  { noteId, edit, basisVersion = beforeFirstVersion }: OutboxRow,
  { kind, content }: Exclude<Delivery, { kind: 'nothing' }>,
  { server, known, device }: WrittenFrom,
): Note {
  const parent = kind === 'update' ? server : null
  const recreated = [basisVersion, known ?? beforeFirstVersion].map(beforeRecreated)
  return {
    id: kind === 'copy' ? edit.editId : noteId,
    content,
    rev: (parent?.rev ?? 0) + 1,
    editId: edit.editId,
    parentEditId: parent?.editId ?? null,
    ...(parent && { earlierEditIds: nextEarlierEditIds(parent) }),
    lastEdit: { ...device, at: edit.savedAt },
    createdAt: parent?.createdAt ?? Math.max(...recreated.map(({ createdAt }) => createdAt)),
    updatedAt: Math.max(parent?.updatedAt ?? 0, edit.savedAt),
  }
}

/** Later than a permanently deleted version, and before the first version of the recreated note. */
export function beforeRecreated({ createdAt, rev }: VersionId): VersionId {
  return { createdAt: rev === 0 ? createdAt : createdAt + 1, rev: 0 }
}

/** Whether a note that the server lacks is created: a new one, or a deleted one that was edited or restored here. */
function mustCreate(basis: NoteContent | null, mine: NoteContent): boolean {
  if (!basis || !hasSameText(basis, mine)) return true
  return basis.isInTrash && !mine.isInTrash
}

/** Whether an edit that waits creates its note, or takes it out of the trash, once it is sent. */
export function restoresNote(row: OutboxRow, server: Note | null): boolean {
  const delivery = planDelivery(row, server)
  if (delivery.kind === 'nothing' || delivery.kind === 'copy' || row.refusal) return false
  return !delivery.content.isInTrash
}
