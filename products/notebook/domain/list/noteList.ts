import { isInList, isLater, latest, type ListKind, type Note } from '../note.ts'
import type { RowWithStatus } from '../sync/outboxRow.ts'

/** How many notes one query reads. */
export const pageSize = 30

/** What the server has reported of a list. */
export type ServerList = {
  /** All of its notes, down to the last one that was read. */
  notes: readonly Note[]
  isComplete: boolean
  /** The latest changes of all notes. */
  changes: readonly Note[]
  /** Differs each time everything was read again, because changes may have been missed; `null` before. */
  generation: string | null
}

/** A note that was delivered, and the generation of the list at that time. */
type UnconfirmedNote = { note: Note; generation: string | null }

/** Everything known about a list. */
export type NoteList = {
  kind: ListKind
  /** Notes stored on this device; empty once the server has answered. */
  cache: readonly Note[]
  server: ServerList
  rows: readonly RowWithStatus[]
  /** Notes that this device has delivered, until the server reports them. */
  unconfirmed: readonly UnconfirmedNote[]
}

/** New information about a list. */
export type ListUpdate =
  /** Notes stored on this device. */
  | { type: 'cache.read'; notes: readonly Note[] }
  /** The list on the server. */
  | { type: 'server.read'; list: ServerList }
  /** The outbox rows. */
  | { type: 'rows.read'; rows: readonly RowWithStatus[] }
  /** A note as this device has just delivered it; `null` if that is unknown, or if it no longer exists. */
  | { type: 'note.delivered'; noteId: string; note: Note | null }

/** All types of `ListUpdate`. */
export const updateTypes: readonly ListUpdate['type'][] = [
  'cache.read',
  'server.read',
  'rows.read',
  'note.delivered',
]

const nothingRead: ServerList = { notes: [], isComplete: false, changes: [], generation: null }

/** A list about which nothing is known. */
export function emptyList(kind: ListKind): NoteList {
  return { kind, cache: [], server: nothingRead, rows: [], unconfirmed: [] }
}

/** Adds new information to a list. */
export function withUpdate(list: NoteList, update: ListUpdate): NoteList {
  switch (update.type) {
    case 'cache.read':
      return { ...list, cache: update.notes }
    case 'server.read':
      return withoutConfirmed({ ...list, cache: [], server: update.list })
    case 'rows.read':
      return { ...list, rows: update.rows }
    case 'note.delivered':
      return withDelivered(list, update.noteId, update.note)
  }
}

/** Whether the list shows only what the server has reported: every edit was delivered and came back. */
export function isUpToDate({ rows, unconfirmed }: NoteList): boolean {
  return rows.length === 0 && unconfirmed.length === 0
}

/** Whether the server has more notes than it has reported. */
export function hasNextPage({ server: { notes, isComplete } }: NoteList): boolean {
  return !isComplete && notes.length > 0
}

/** Every note known from the server or the cache. */
export function serverNotes({ cache, server }: NoteList): readonly Note[] {
  return [...server.notes, ...cache]
}

function withDelivered(list: NoteList, noteId: string, note: Note | null): NoteList {
  const before = list.unconfirmed.find((one) => one.note.id === noteId)
  const last = note && latest(before?.note, note)
  const others = list.unconfirmed.filter((one) => one !== before)
  if (!last) return { ...list, unconfirmed: others }
  const { generation } = list.server
  return withoutConfirmed({ ...list, unconfirmed: [...others, { note: last, generation }] })
}

function withoutConfirmed(list: NoteList): NoteList {
  const unconfirmed = list.unconfirmed.filter((one) => !isConfirmed(one, list))
  return { ...list, unconfirmed }
}

/** Whether the server has reported what was delivered, or something later. */
function isConfirmed({ note, generation }: UnconfirmedNote, { kind, server }: NoteList): boolean {
  const { notes, changes } = server
  const isSame = ({ id }: Note) => id === note.id
  const listed = notes.find(isSame)
  if (listed) return !isLater(note, listed)
  const change = changes.find(isSame)
  // A note that came into the trash is there only once its own query reports it.
  const isAwaited = kind === 'trash' && change && isInList('trash', change.content)
  if (change && !isLater(note, change)) return !isAwaited
  // Everything was read again, and then what had changed: the note is further down, or left the list.
  return server.generation !== generation && changes.length > 0
}
