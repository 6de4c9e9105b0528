import { emptyContent, type Note, type NoteContent } from '#src/notebook/domain/note.ts'
import type { OutboxRow } from '#src/notebook/domain/outboxRow.ts'

/** A note's content with these words, and nothing else special about it. */
export function contentOf(body: string, overrides: Partial<NoteContent> = {}): NoteContent {
  return { ...emptyContent, title: 'Shopping', body, ...overrides }
}

/** A note as a server has it. */
export function noteOf(content: NoteContent, overrides: Partial<Note> = {}): Note {
  const at = Date.UTC(2026, 10, 21)
  return {
    id: 'note',
    content,
    rev: 2,
    opId: 'op-2',
    parentOpId: 'op-1',
    createdAt: at,
    updatedAt: at,
    ...overrides,
  }
}

/** A row of the outbox that waits. */
export function rowOf(basis: NoteContent | null, content: NoteContent): OutboxRow {
  return { noteId: 'note', basis, edit: { opId: 'mine', content, savedAt: 0 }, refusal: null }
}
