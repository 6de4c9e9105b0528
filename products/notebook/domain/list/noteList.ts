import type { ListKind, Note } from '../note.ts'
import type { RowWithStatus } from '../sync/outboxRow.ts'

/** How many notes one query reads. */
export const pageSize = 30

/** The saved notes of a list, as this device knows them: what the server has reported, and what was delivered since. */
export type SavedNotes = {
  /** All of them, down to the last one that was read. */
  notes: readonly Note[]
  isComplete: boolean
  /** Whether the server has reported all changes so far. */
  isConfirmed: boolean
}

export type NoteList = {
  kind: ListKind
  saved: SavedNotes
  rows: readonly RowWithStatus[]
}

export function emptyList(kind: ListKind): NoteList {
  return { kind, saved: { notes: [], isComplete: false, isConfirmed: false }, rows: [] }
}

/** Whether the server has more notes than were read. */
export function hasNextPage({ saved: { notes, isComplete } }: NoteList): boolean {
  return !isComplete && notes.length > 0
}
