import type { Note, NoteContent } from './note.ts'

/** Which notes a list is of. */
export type ListKind = 'notes' | 'trash'

/** Whether a list of this kind shows such a note. */
export function belongs(kind: ListKind, content: NoteContent): boolean {
  return content.deleted === (kind === 'trash')
}

/** The order of the server's queries: the newest first, and among notes the pinned ones before all others. */
export function compareNotes(kind: ListKind, a: Note, b: Note): number {
  const byPin = kind === 'trash' ? 0 : Number(b.content.pinned) - Number(a.content.pinned)
  return byPin || b.updatedAt - a.updatedAt || (a.id < b.id ? 1 : a.id > b.id ? -1 : 0)
}
