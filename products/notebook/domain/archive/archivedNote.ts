import { isRecord } from '#src/domain/data/readManifest.ts'
import { isUuid } from '#src/domain/uuid.ts'
import type { Note, NoteContent, ContainedEdits } from '../note.ts'
import { refusalOf, type Edit, type OutboxRow } from '../sync/outboxRow.ts'

/** The fields of an archived note that an import uses. */
export type ArchivedNote = { noteId: string } & Pick<Note, 'content'> & ContainedEdits

/** Converts a note to the JSON stored in an archive. */
export function noteRecord({ id, content, createdAt, updatedAt, ...version }: Note): object {
  return {
    noteId: id,
    content,
    ...version,
    createdAt: isoMoment(createdAt),
    updatedAt: isoMoment(updatedAt),
  }
}

/** Converts an unsent edit to the JSON stored in an archive. */
export function rowRecord({ noteId, basis, edit, unacknowledged, refusal }: OutboxRow): object {
  const { content, savedAt, editId } = edit
  return { noteId, content, savedAt: isoMoment(savedAt), editId, basis, unacknowledged, refusal }
}

/** Parses a note from an archive. Returns `null` if it is invalid. */
export function readArchivedNote(record: unknown): ArchivedNote | null {
  if (!isRecord(record)) return null
  const { noteId, editId, parentEditId, earlierEditIds = [] } = record
  const content = contentIn(record['content'])
  if (!isId(noteId) || !content || refusalOf(content) !== null) return null
  if (typeof editId !== 'string' || (parentEditId !== null && typeof parentEditId !== 'string')) {
    return null
  }
  if (!Array.isArray(earlierEditIds) || !earlierEditIds.every(isText)) return null
  return { noteId, content, editId, parentEditId, earlierEditIds }
}

/**
 * Parses an unsent edit from an archive, which may exceed the server's limits. Returns `null` if it is
 * invalid.
 */
export function readArchivedRow(record: unknown): OutboxRow | null {
  if (!isRecord(record)) return null
  const { noteId, savedAt } = record
  const edit = editIn({ ...record, savedAt: Date.parse(String(savedAt)) })
  const basis = record['basis'] === null ? null : contentIn(record['basis'])
  const unacknowledged =
    Array.isArray(record['unacknowledged']) && record['unacknowledged'].map(editIn)
  if (!isId(noteId) || !edit || basis === undefined || !unacknowledged) return null
  if (!unacknowledged.every((sent) => sent !== null)) return null
  return { noteId, basis, edit, unacknowledged, refusal: refusalOf(edit.content) }
}

function editIn(record: unknown): Edit | null {
  if (!isRecord(record)) return null
  const { editId, savedAt } = record
  const content = contentIn(record['content'])
  if (!isId(editId) || !content || typeof savedAt !== 'number') return null
  return { editId, content, savedAt }
}

function contentIn(record: unknown): NoteContent | undefined {
  if (!isRecord(record)) return undefined
  const { title, body, pinned, isInTrash, conflictOf } = record
  if (typeof title !== 'string' || typeof body !== 'string') return undefined
  if (typeof pinned !== 'boolean' || typeof isInTrash !== 'boolean') return undefined
  if (conflictOf !== null && !isId(conflictOf)) return undefined
  return { title, body, pinned, isInTrash, conflictOf }
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

function isId(value: unknown): value is string {
  return typeof value === 'string' && isUuid(value)
}

function isoMoment(milliseconds: number): string {
  return new Date(milliseconds).toISOString()
}
