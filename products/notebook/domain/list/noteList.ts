import type { ListKind, Note } from '../note.ts'
import type { RowWithStatus } from '../sync/outboxRow.ts'

/** How many notes one query reads. */
export const pageSize = 30

/** A list on the server, as this device knows it: what was reported, and what was delivered since. */
export type ServerList = {
  /** All of its notes, down to the last one that was read. */
  notes: readonly Note[]
  isComplete: boolean
  /** Whether the server has reported all changes so far. */
  isConfirmed: boolean
}

/** Everything known about a list. */
export type NoteList = {
  kind: ListKind
  /** Notes stored on this device; empty once `server` is known. */
  cache: readonly Note[]
  server: ServerList
  rows: readonly RowWithStatus[]
}

/** New information about a list. */
export type ListUpdate =
  /** Notes stored on this device. */
  | { type: 'cache.read'; notes: readonly Note[] }
  /** The list on the server. */
  | { type: 'server.read'; list: ServerList }
  /** The outbox rows. */
  | { type: 'rows.read'; rows: readonly RowWithStatus[] }

/** All types of `ListUpdate`. */
export const updateTypes: readonly ListUpdate['type'][] = ['cache.read', 'server.read', 'rows.read']

const nothingRead: ServerList = { notes: [], isComplete: false, isConfirmed: false }

/** A list about which nothing is known. */
export function emptyList(kind: ListKind): NoteList {
  return { kind, cache: [], server: nothingRead, rows: [] }
}

/** Adds new information to a list. */
export function withUpdate(list: NoteList, update: ListUpdate): NoteList {
  switch (update.type) {
    case 'cache.read':
      return { ...list, cache: update.notes }
    case 'server.read':
      return { ...list, cache: [], server: update.list }
    case 'rows.read':
      return { ...list, rows: update.rows }
  }
}

/** Whether the server has more notes than were read. */
export function hasNextPage({ server: { notes, isComplete } }: NoteList): boolean {
  return !isComplete && notes.length > 0
}

/** Every note known from the server or the cache. */
export function serverNotes({ cache, server }: NoteList): readonly Note[] {
  return [...server.notes, ...cache]
}
