import type { LastEdit, Note } from '../../domain/note.ts'

/** The fields of a note's document, read by SDK or REST, without its times. */
export type NoteFields = Note['content'] &
  Pick<Note, 'rev' | 'editId' | 'parentEditId'> & {
    lastEdit?: LastEdit | undefined
    earlierEditIds?: readonly string[] | undefined
  }

export function noteFrom(
  id: string,
  { title, body, pinned, isInTrash, conflictOf, rev, editId, parentEditId, ...rest }: NoteFields,
  moments: Pick<Note, 'createdAt' | 'updatedAt'>,
): Note {
  const content = { title, body, pinned, isInTrash, conflictOf }
  const { lastEdit, earlierEditIds } = rest
  return {
    id,
    content,
    rev,
    editId,
    parentEditId,
    ...(earlierEditIds && { earlierEditIds }),
    ...(lastEdit && { lastEdit }),
    ...moments,
  }
}

/** Converts server time to milliseconds since 1970. Keeps microseconds, which page cursors need. */
export function momentFrom(seconds: number, nanoseconds: number): number {
  return seconds * 1e3 + nanoseconds / 1e6
}
