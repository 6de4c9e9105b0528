import { mergeContent } from './contentMerge.ts'
import {
  emptyContent,
  hasSameWords,
  hasTaken,
  isSameContent,
  type Note,
  type NoteContent,
} from './note.ts'
import type { Edit, OutboxRow } from './outboxRow.ts'

/** What has to be known of a note on the server to bring an edit to it. */
export type Version = Pick<Note, 'content' | 'opId' | 'parentOpId'>

/** More than one try after another is rarely without an answer, and each holds a whole note. */
const mostUnanswered = 5

/** What to write for a row, given what the server has. */
export type Delivery =
  /** The server has it already, or there is nothing left to say. */
  | { kind: 'nothing' }
  | { kind: 'create'; content: NoteContent }
  /** The version after the server's; what others changed elsewhere in the note is in it. */
  | { kind: 'step'; content: NoteContent }
  /** Both changed the same text: the edit becomes a note of its own, whose id is the edit’s. */
  | { kind: 'copy'; content: NoteContent }

/** Decides by what was made from what, without looking at any clock. */
export function planDelivery(row: OutboxRow, server: Version | null): Delivery {
  const { noteId, basis, edit } = row
  const mine = edit.content
  if (!server) {
    return isWorthKeeping(basis, mine) ? { kind: 'create', content: mine } : { kind: 'nothing' }
  }
  if (hasTaken(server, edit.opId)) return { kind: 'nothing' }
  const content = mergeContent(basisFor(row, server) ?? emptyContent, server.content, mine)
  if (!content) return { kind: 'copy', content: copyOf(noteId, mine) }
  return isSameContent(content, server.content) ? { kind: 'nothing' } : { kind: 'step', content }
}

/** Whether a permanently deleted note is to come back. */
function isWorthKeeping(basis: NoteContent | null, mine: NoteContent): boolean {
  if (!basis || !hasSameWords(basis, mine)) return true
  return basis.deleted && !mine.deleted
}

/** The words of a note as a note of their own beside it. */
export function copyOf(noteId: string, content: NoteContent): NoteContent {
  return { ...content, pinned: false, deleted: false, conflictOf: noteId }
}

/**
 * A row whose edit is just being sent. Should the answer be lost, what is typed from then on was made
 * from what was sent, and is no conflict with it.
 */
export function whileSending(row: OutboxRow, sent: Edit, server: Version | null): OutboxRow {
  const open = notYetIn(server, row).filter(({ opId }) => opId !== sent.opId)
  const unanswered = [...open, sent].slice(-mostUnanswered)
  return { ...row, basis: basisFor(row, server), unanswered }
}

/**
 * What is left of a row once an edit was delivered: nothing, or what the person has typed since. That
 * was made from what was sent, and goes where it went.
 */
export function afterDelivery(row: OutboxRow, sent: Edit, delivery: Delivery): OutboxRow | null {
  if (row.edit.opId === sent.opId) return null
  const noteId = delivery.kind === 'copy' ? sent.opId : row.noteId
  return { noteId, basis: sent.content, edit: row.edit, refusal: row.refusal }
}

/** What the words were made from: also what was sent without an answer, if the server shows that it came. */
function basisFor(
  { basis, unanswered = [] }: OutboxRow,
  server: Version | null,
): NoteContent | null {
  const landed = unanswered.findLast(({ opId }) => server && hasTaken(server, opId))
  return landed ? landed.content : basis
}

/** What was sent after the last that has landed. What was sent before it never will. */
function notYetIn(server: Version | null, { unanswered = [] }: OutboxRow): readonly Edit[] {
  const landed = unanswered.findLastIndex(({ opId }) => server && hasTaken(server, opId))
  return unanswered.slice(landed + 1)
}
