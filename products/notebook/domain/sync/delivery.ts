import {
  hasSameText,
  isLater,
  isSameContent,
  notOnServer,
  type Note,
  type NoteContent,
} from '../note.ts'
import type { OutboxRow } from './outboxRow.ts'
import { arrivedIn, openEdits, rebaseEdit, type Version } from './rebase.ts'

/** The write to the server for an outbox row. */
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
  const hasArrived = arrivedIn(server)
  if (hasArrived(edit)) return { kind: 'nothing' }
  const rebased = rebaseEdit(edit, row, { content: server.content, hasArrived })
  if (!rebased) return { kind: 'copy', content: copyOf(noteId, mine) }
  // An edit that was sent before may still arrive, unless a new version makes the rules refuse it.
  const mayArrive = openEdits(row, hasArrived).some(({ opId }) => opId !== edit.opId)
  const isUnchanged = isSameContent(rebased.content, server.content)
  return isUnchanged && !mayArrive
    ? { kind: 'nothing' }
    : { kind: 'update', content: rebased.content }
}

/**
 * Whether a row can't be sent before the server's version was read. After a lost response, the server says
 * which edits have arrived: if that isn't known, each further attempt adds one to the unacknowledged edits.
 *
 * @param known the version that this page saw last, however old; `null` if none.
 */
export function mustRead(row: OutboxRow, known: Note | null): boolean {
  const { basis, revision = notOnServer, unacknowledged } = row
  if (unacknowledged.length > 0) return true
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
