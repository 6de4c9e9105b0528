import { type Note, isInList, compareNotes, type ListKind } from '../note.ts'
import { containsEdit } from '../editor/noteOnScreen.ts'
import type { RowWithStatus } from '../sync/outboxRow.ts'

/** How many notes one query reads. */
export const pageSize = 30

/** A row that was delivered, and the version in the list at that time. */
type DeliveredRow = { row: RowWithStatus; versionThen: string | null }

/** Everything known about a list. */
export type NoteList = {
  kind: ListKind
  /** Notes stored on this device; empty once the server has answered. */
  cache: readonly Note[]
  /** The first page, kept current by the server. */
  live: readonly Note[]
  /** Notes from later pages, and notes that were pushed off the first page. */
  older: readonly Note[]
  /** Where the next page starts; `null` before the second page was read. */
  cursor: Note | null
  isComplete: boolean
  rows: readonly RowWithStatus[]
  /** Delivered rows that the list doesn't show yet. */
  awaitingConfirmation: readonly DeliveredRow[]
  /** Notes that left the first page: most were pushed off, but one may have been deleted. */
  left: readonly string[]
}

/** New information about a list. */
export type ListFact =
  /** Notes stored on this device. */
  | { type: 'cache.read'; notes: readonly Note[] }
  /** The current first page from the server. */
  | { type: 'live.read'; notes: readonly Note[] }
  /** The next page. */
  | { type: 'page.read'; notes: readonly Note[] }
  /** Changes since the first page was read, anywhere in the list. */
  | { type: 'notes.changed'; notes: readonly Note[] }
  /** The outbox rows. */
  | { type: 'rows.read'; rows: readonly RowWithStatus[] }
  /** The text of this note's row moved to a conflicted copy. */
  | { type: 'row.copied'; noteId: string }
  /** The server's state of these IDs; IDs without a note don't exist. */
  | { type: 'notes.checked'; ids: readonly string[]; notes: readonly Note[] }

/** All types of `ListFact`. */
export const factNames: readonly ListFact['type'][] = [
  'cache.read',
  'live.read',
  'page.read',
  'notes.changed',
  'rows.read',
  'row.copied',
  'notes.checked',
]

const noPages = { cache: [], live: [], older: [], cursor: null, isComplete: false, left: [] }

/** A list about which nothing is known. */
export function emptyList(kind: ListKind): NoteList {
  return { kind, ...noPages, rows: [], awaitingConfirmation: [] }
}

/** Adds new information to a list. */
export function withFact(list: NoteList, fact: ListFact): NoteList {
  switch (fact.type) {
    case 'cache.read':
      return { ...list, cache: fact.notes }
    case 'live.read':
      return withLivePage(list, fact.notes)
    case 'page.read':
      return withOlderPage(list, fact.notes)
    case 'notes.changed':
      return withAnswer(list, [...idsOf(fact.notes)], fact.notes)
    case 'rows.read':
      return withRows(list, fact.rows)
    case 'row.copied':
      return withoutDelivered(list, ({ row }) => row.noteId === fact.noteId)
    case 'notes.checked':
      return withAnswer(list, fact.ids, fact.notes)
  }
}

/** IDs of notes whose state on the server is uncertain. */
export function unconfirmedIn({ left, awaitingConfirmation }: NoteList): readonly string[] {
  return [...new Set([...left, ...awaitingConfirmation.map(({ row }) => row.noteId)])]
}

/** Whether the list shows only what the server has reported: every edit was delivered and came back. */
export function isUpToDate({ rows, awaitingConfirmation }: NoteList): boolean {
  return rows.length === 0 && awaitingConfirmation.length === 0
}

/** The note after which the next page starts; `null` if no page is known or there is no next one. */
export function endOfPages({ cursor, live, isComplete }: NoteList): Note | null {
  return isComplete ? null : (cursor ?? live.at(-1) ?? null)
}

/** Every note known from the server or the cache. */
export function serverNotes({ cache, live, older }: NoteList): readonly Note[] {
  return [...live, ...older, ...cache]
}

function withLivePage(list: NoteList, page: readonly Note[]): NoteList {
  const isFull = page.length >= pageSize
  if (isFull && hasGap(list, page)) return withoutConfirmed({ ...list, ...noPages, live: page })
  const last = page.at(-1)
  const isIn = idsOf(page)
  const gone = list.live.filter(({ id }) => !isIn.has(id))
  // These sorted before the end of the old page, so a full page without them means they were deleted.
  const pushed =
    isFull && last ? gone.filter((note) => compareNotes(list.kind, last, note) < 0) : []
  return withoutConfirmed({
    ...list,
    cache: [],
    live: page,
    older: [...pushed, ...list.older].filter(({ id }) => !isIn.has(id)),
    isComplete: list.isComplete || !isFull,
    left: [...new Set([...list.left, ...pushed.map(({ id }) => id)])].filter((id) => !isIn.has(id)),
  })
}

function withOlderPage(list: NoteList, page: readonly Note[]): NoteList {
  const known = idsOf([...list.live, ...page])
  return {
    ...list,
    older: [...list.older.filter(({ id }) => !known.has(id)), ...notIn(list.live, page)],
    cursor: page.at(-1) ?? list.cursor,
    isComplete: page.length < pageSize,
  }
}

/** A row that disappears was delivered, unless it was refused. The list may already contain it. */
function withRows(list: NoteList, rows: readonly RowWithStatus[]): NoteList {
  const waiting = new Set(rows.map(({ noteId }) => noteId))
  const liveById = new Map(list.live.map((note) => [note.id, note]))
  const delivered = list.rows
    .filter(({ noteId, refusal }) => !waiting.has(noteId) && refusal === null)
    .filter(({ noteId, edit }) => !containsEdit(edit, liveById.get(noteId) ?? null))
    .map((row) => ({ row, versionThen: versionIn(list, row.noteId) }))
  return withoutConfirmed({
    ...list,
    rows,
    awaitingConfirmation: [...list.awaitingConfirmation, ...delivered].filter(
      ({ row }) => !waiting.has(row.noteId),
    ),
  })
}

function withAnswer(list: NoteList, ids: readonly string[], found: readonly Note[]): NoteList {
  const isAsked = new Set(ids)
  const listable = found.filter(({ content }) => isInList(list.kind, content))
  return {
    ...withoutDelivered(list, ({ row }) => isAsked.has(row.noteId)),
    older: [...list.older.filter(({ id }) => !isAsked.has(id)), ...notIn(list.live, listable)],
    left: list.left.filter((id) => !isAsked.has(id)),
  }
}

function withoutDelivered(list: NoteList, isDone: (row: DeliveredRow) => boolean): NoteList {
  const awaitingConfirmation = list.awaitingConfirmation.filter((row) => !isDone(row))
  return { ...list, awaitingConfirmation }
}

/**
 * Whether notes may be missing after this page: it contains no known note from the group it ends in. Pinned
 * notes before that group don't count.
 */
function hasGap({ kind, live }: NoteList, page: readonly Note[]): boolean {
  const seen = new Set(live.map(({ opId }) => opId))
  const last = page.at(-1)
  const isAlike = ({ content }: Note) => kind === 'trash' || content.pinned === last?.content.pinned
  return !page.some((note) => isAlike(note) && seen.has(note.opId))
}

/** Drops delivered rows that the first page confirms: it shows a different version than before. */
function withoutConfirmed(list: NoteList): NoteList {
  return withoutDelivered(
    list,
    ({ row, versionThen }) => versionIn(list, row.noteId) !== versionThen,
  )
}

function versionIn({ live }: NoteList, noteId: string): string | null {
  return live.find(({ id }) => id === noteId)?.opId ?? null
}

function notIn(live: readonly Note[], notes: readonly Note[]): readonly Note[] {
  const ids = idsOf(live)
  return notes.filter(({ id }) => !ids.has(id))
}

function idsOf(notes: readonly Note[]): ReadonlySet<string> {
  return new Set(notes.map(({ id }) => id))
}
