import type { Note, NoteContent } from './note.ts'
import { serverNotes, type NoteList } from './noteList.ts'
import { belongs, compareNotes } from './noteOrder.ts'
import type { KeptRow } from './outboxRow.ts'

/** A note as a list shows it. */
export type ListedNote = {
  id: string
  content: NoteContent
  /** When it was last changed, in milliseconds since 1970. */
  moment: number
  /**
   * `onDevice`: not on the server yet, and outlives the page. `waiting`: lives in the page only.
   * `refused`: the server will not take it.
   */
  state: 'saved' | 'onDevice' | 'waiting' | 'refused'
}

/** Everything that a list shows, in its order: every note once, as its row says where there is one. */
export function listedNotes(list: NoteList): readonly ListedNote[] {
  const { kind } = list
  const edited = new Map(
    [...list.settling.map(({ row }) => asSettled(row)), ...list.rows.map(asEdited)].map((note) => [
      note.id,
      note,
    ]),
  )
  const saved = new Map(
    serverNotes(list)
      .filter(({ id }) => !edited.has(id))
      .map((note) => [note.id, note]),
  )
  const fresh = [...edited.values()].sort((a, b) => b.moment - a.moment)
  const rest = [...saved.values()].sort((a, b) => compareNotes(kind, a, b)).map(asSaved)
  const all = [...fresh, ...rest].filter(({ content }) => belongs(kind, content))
  return kind === 'trash' ? all : pinnedFirst(all)
}

function pinnedFirst(notes: readonly ListedNote[]): readonly ListedNote[] {
  const isPinned = ({ content }: ListedNote) => content.pinned
  return [...notes.filter(isPinned), ...notes.filter((note) => !isPinned(note))]
}

function asSaved({ id, content, updatedAt }: Note): ListedNote {
  return { id, content, moment: updatedAt, state: 'saved' }
}

function asEdited({ noteId, edit, refusal, isLasting }: KeptRow): ListedNote {
  const state = refusal !== null ? 'refused' : isLasting ? 'onDevice' : 'waiting'
  return { id: noteId, content: edit.content, moment: edit.savedAt, state }
}

function asSettled(row: KeptRow): ListedNote {
  return { ...asEdited(row), state: 'saved' }
}
