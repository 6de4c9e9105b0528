import { isInList, compareNotes, type Note, type NoteContent } from '../note.ts'
import { unsentStatus, type RowWithStatus, type UnsentStatus } from '../sync/outboxRow.ts'
import type { NoteList } from './noteList.ts'

export type ListedNote = {
  id: string
  content: NoteContent
  /** Time of the last change, in milliseconds since 1970. */
  changedAt: number
  status: 'saved' | UnsentStatus
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
  const { noteId, edit } = row
  return {
    id: noteId,
    content: edit.content,
    changedAt: edit.savedAt,
    status: unsentStatus(row),
  }
}
