import { isRecord } from '../../domain/readManifest.ts'
import { isUuid } from '../../domain/uuid.ts'
import type { Note, NoteContent } from './note.ts'
import { refusalOf, type Edit, type OutboxRow } from './outboxRow.ts'

/** What an import takes from a note in an archive. */
export type ArchivedNote = { noteId: string } & Pick<Note, 'content' | 'opId' | 'parentOpId'>

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

/** Reads a note of an archive; `null` where it is none. */
export function readArchivedNote(record: unknown): ArchivedNote | null {
  if (!isRecord(record)) return null
  const { noteId, opId, parentOpId } = record
  const content = contentIn(record['content'])
  if (!isId(noteId) || !content || refusalOf(content) !== null) return null
  if (typeof opId !== 'string' || (parentOpId !== null && typeof parentOpId !== 'string')) {
    return null
  }
  return { noteId, content, opId, parentOpId }
}

/** Reads an edit of an archive, which may be longer than the server takes; `null` where it is none. */
export function readArchivedRow(record: unknown): OutboxRow | null {
  if (!isRecord(record)) return null
  const { noteId, savedAt } = record
  const edit = editIn({ ...record, savedAt: Date.parse(String(savedAt)) })
  const basis = record['basis'] === null ? null : contentIn(record['basis'])
  const unanswered = Array.isArray(record['unanswered']) && record['unanswered'].map(editIn)
  if (!isId(noteId) || !edit || basis === undefined || !unanswered) return null
  if (!unanswered.every((sent) => sent !== null)) return null
  return { noteId, basis, edit, unanswered, refusal: refusalOf(edit.content) }
}

function editIn(record: unknown): Edit | null {
  if (!isRecord(record)) return null
  const { opId, savedAt } = record
  const content = contentIn(record['content'])
  if (!isId(opId) || !content || typeof savedAt !== 'number') return null
  return { opId, content, savedAt }
}

function contentIn(record: unknown): NoteContent | undefined {
  if (!isRecord(record)) return undefined
  const { title, body, pinned, deleted, conflictOf } = record
  if (typeof title !== 'string' || typeof body !== 'string') return undefined
  if (typeof pinned !== 'boolean' || typeof deleted !== 'boolean') return undefined
  if (conflictOf !== null && !isId(conflictOf)) return undefined
  return { title, body, pinned, deleted, conflictOf }
}

function isId(value: unknown): value is string {
  return typeof value === 'string' && isUuid(value)
}

function isoMoment(milliseconds: number): string {
  return new Date(milliseconds).toISOString()
}
