import { isInList, compareNotes, type Note, type NoteContent } from '../note.ts'
import { storedStatus, type RowWithStatus } from '../sync/outboxRow.ts'
import type { NoteList } from './noteList.ts'

/** A note as shown in a list. */
export type ListedNote = {
  id: string
  content: NoteContent
  /** Time of the last change, in milliseconds since 1970. */
  changedAt: number
  /**
   * `onDevice`: not on the server yet, but stored on this device. `inMemory`: in this tab's memory only.
   * `refused`: the server rejects it.
   */
  status: 'saved' | 'onDevice' | 'inMemory' | 'refused'
}

/** The notes to show, in order, each once. Unsent edits replace the server's version. */
export function listedNotes(list: NoteList): readonly ListedNote[] {
  const { kind, rows, saved } = list
  const edited = new Set(rows.map(({ noteId }) => noteId))
  const fresh = rows.map(asEdited).sort((a, b) => b.changedAt - a.changedAt)
  const remaining = saved.notes
    .filter(({ id }) => !edited.has(id))
    .sort((a, b) => compareNotes(kind, a, b))
    .map(asSaved)
  const all = [...fresh, ...remaining].filter(({ content }) => isInList(kind, content))
  return kind === 'trash' ? all : pinnedFirst(all)
}

function pinnedFirst(notes: readonly ListedNote[]): readonly ListedNote[] {
  const isPinned = ({ content }: ListedNote) => content.pinned
  return [...notes.filter(isPinned), ...notes.filter((note) => !isPinned(note))]
}

function asSaved({ id, content, updatedAt }: Note): ListedNote {
  return { id, content, changedAt: updatedAt, status: 'saved' }
}

function asEdited(row: RowWithStatus): ListedNote {
  const { noteId, edit, refusal } = row
  const status = refusal !== null ? 'refused' : storedStatus(row)
  return { id: noteId, content: edit.content, changedAt: edit.savedAt, status }
}
