import type { Note } from '../../domain/note.ts'

/** What a note's document holds, however it was read; its moments come in the form of the reader. */
export type NoteFields = Note['content'] & Pick<Note, 'rev' | 'opId' | 'parentOpId'>

export function noteFrom(
  id: string,
  { title, body, pinned, deleted, conflictOf, rev, opId, parentOpId }: NoteFields,
  moments: Pick<Note, 'createdAt' | 'updatedAt'>,
): Note {
  const content = { title, body, pinned, deleted, conflictOf }
  return { id, content, rev, opId, parentOpId, ...moments }
}

/** A moment of the server in milliseconds since 1970, with the microseconds that a cursor between pages needs. */
export function momentFrom(seconds: number, nanoseconds: number): number {
  return seconds * 1e3 + nanoseconds / 1e6
}
