import type { Note, NoteContent } from './note.ts'
import { isNoteId } from './noteId.ts'
import { bodyLimit, titleLimit } from './noteLimits.ts'
import type { OutboxRow } from './outboxRow.ts'

/** What an import takes from a note in an archive. */
export type ArchivedNote = { noteId: string; content: NoteContent }

/** A note as it stands in an archive: all that the server has of it. */
export function noteRecord({ id, content, createdAt, updatedAt, ...version }: Note): object {
  return {
    noteId: id,
    content,
    ...version,
    createdAt: isoMoment(createdAt),
    updatedAt: isoMoment(updatedAt),
  }
}

/** An edit that was not on the server yet, and what it was made from. */
export function rowRecord({ noteId, basis, edit, unanswered = [], refusal }: OutboxRow): object {
  const { content, savedAt, opId } = edit
  return { noteId, content, savedAt: isoMoment(savedAt), opId, basis, unanswered, refusal }
}

/**
 * Reads a note or an edit of an archive.
 *
 * @param limit `any` for an edit, which may be longer than the server takes.
 * @returns `null` where it is none.
 */
export function readArchivedNote(record: unknown, limit: 'limited' | 'any'): ArchivedNote | null {
  if (!isRecord(record) || !isRecord(record['content'])) return null
  const { noteId } = record
  const { title, body, pinned, deleted, conflictOf } = record['content']
  if (!isId(noteId) || typeof title !== 'string' || typeof body !== 'string') return null
  if (typeof pinned !== 'boolean' || typeof deleted !== 'boolean') return null
  if (conflictOf !== null && !isId(conflictOf)) return null
  const isTooLong = title.length > titleLimit || body.length > bodyLimit
  if (limit === 'limited' && isTooLong) return null
  return { noteId, content: { title, body, pinned, deleted, conflictOf } }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function isId(value: unknown): value is string {
  return typeof value === 'string' && isNoteId(value)
}

function isoMoment(milliseconds: number): string {
  return new Date(milliseconds).toISOString()
}
