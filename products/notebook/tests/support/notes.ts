import {
  emptyContent,
  type Note,
  type NoteContent,
  type VersionId,
} from '#products/notebook/domain/note.ts'
import type { OutboxRow } from '#products/notebook/domain/sync/outboxRow.ts'

/** A note's content with this body. */
export function contentOf(body: string, overrides: Partial<NoteContent> = {}): NoteContent {
  return { ...emptyContent, title: 'Shopping', body, ...overrides }
}

const at = Date.UTC(2026, 10, 21)

/** A note on the server. */
export function noteOf(content: NoteContent, overrides: Partial<Note> = {}): Note {
  return {
    id: 'note',
    content,
    rev: 2,
    editId: 'edit-2',
    parentEditId: 'edit-1',
    createdAt: at,
    updatedAt: at,
    ...overrides,
  }
}

/** The ID of a version of the note of `noteOf`. */
export function versionIdAt(rev: number, createdAt = at): VersionId {
  return { createdAt, rev }
}

/** An outbox row that is waiting. */
export function rowOf(basis: NoteContent | null, content: NoteContent): OutboxRow {
  const edit = { editId: 'mine', content, savedAt: 0 }
  return { noteId: 'note', basis, edit, unacknowledged: [], refusal: null }
}
