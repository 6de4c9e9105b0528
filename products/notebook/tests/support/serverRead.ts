import type { SavedNotes } from '#products/notebook/domain/list/noteList.ts'
import type { Note } from '#products/notebook/domain/note.ts'
import type { NoteListEvent } from '#products/notebook/machines/noteListMachine.ts'

/** The server's report of a list: of all its notes, unless it says otherwise. */
export function serverRead(
  notes: readonly Note[],
  rest: Partial<SavedNotes> = {},
): Extract<NoteListEvent, { type: 'server.read' | 'cache.read' }> {
  return { type: 'server.read', saved: savedNotes(notes, rest) }
}

/** What this device has stored of a list. */
export function cacheRead(notes: readonly Note[]): NoteListEvent {
  return { type: 'cache.read', saved: savedNotes(notes, { isConfirmed: false }) }
}

/** The saved notes of a list, complete and confirmed unless it says otherwise. */
export function savedNotes(notes: readonly Note[], rest: Partial<SavedNotes> = {}): SavedNotes {
  return { notes, isComplete: true, isConfirmed: true, ...rest }
}
