import { type Note, type NoteContent, belongs, compareNotes, type ListKind } from './note.ts'
import { containsEdit } from './noteOnScreen.ts'
import type { KeptRow } from './outboxRow.ts'

/** How many notes the server is asked for at once. */
export const pageSize = 30

/** A row that has left the outbox, and the version that the server had when it was last heard of. */
type SettlingRow = { row: KeptRow; versionThen: string | null }

/** What is known of a list. */
export type NoteList = {
  kind: ListKind
  /** What this device kept from an earlier visit, until the server has answered. */
  cache: readonly Note[]
  /** The first page, as the server keeps it up to date. */
  live: readonly Note[]
  /** Notes that came in further pages, and those that newer ones have pushed out of the first. */
  older: readonly Note[]
  /** Where the next page begins; `null` before there was a second one. */
  cursor: Note | null
  isComplete: boolean
  rows: readonly KeptRow[]
  /** Rows that are on the server by now, while the list does not show it yet. */
  settling: readonly SettlingRow[]
  /** Notes that have left the first page: most were pushed out, but one may be gone. */
  left: readonly string[]
}

/** Something that was learnt about a list. */
export type ListFact =
  /** What this device kept from an earlier visit. */
  | { type: 'cache.read'; notes: readonly Note[] }
  /** The first page as the server has it. */
  | { type: 'live.read'; notes: readonly Note[] }
  /** The page after those that are known. */
  | { type: 'page.read'; notes: readonly Note[] }
  /** What has changed since the first page was read, wherever it stands now. */
  | { type: 'notes.changed'; notes: readonly Note[] }
  /** What waits in the outbox. */
  | { type: 'rows.read'; rows: readonly KeptRow[] }
  /** The words of this note's row went into a copy. */
  | { type: 'row.copied'; noteId: string }
  /** What the server has of the notes with these ids; those that are not among `notes` do not exist. */
  | { type: 'notes.checked'; ids: readonly string[]; notes: readonly Note[] }

/** What the facts about a list are called. */
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

/** A list of which nothing is known. */
export function emptyList(kind: ListKind): NoteList {
  return { kind, ...noPages, rows: [], settling: [] }
}

/** The list with what is known now. */
export function learned(list: NoteList, fact: ListFact): NoteList {
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
      return { ...list, settling: without(list.settling, fact.noteId) }
    case 'notes.checked':
      return withAnswer(list, fact.ids, fact.notes)
  }
}

/** The notes of which it is not certain what the server has. */
export function doubtfulIn({ left, settling }: NoteList): readonly string[] {
  return [...new Set([...left, ...settling.map(({ row }) => row.noteId)])]
}

/** The note after which the next page begins; `null` while no page is known, and when there is no other. */
export function endOfPages({ cursor, live, isComplete }: NoteList): Note | null {
  return isComplete ? null : (cursor ?? live.at(-1) ?? null)
}

/** Every note that the server, or the cache, is known to have. */
export function serverNotes({ cache, live, older }: NoteList): readonly Note[] {
  return [...live, ...older, ...cache]
}

/** What newer notes have pushed out of the first page stays listed. */
function withLivePage(list: NoteList, page: readonly Note[]): NoteList {
  const isFull = page.length >= pageSize
  if (isFull && hasGap(list, page)) return resettled({ ...list, ...noPages, live: page })
  const last = page.at(-1)
  const isIn = idsOf(page)
  const gone = list.live.filter(({ id }) => !isIn.has(id))
  // Known to stand above the last of a page and missing in it: such a note is not there any more.
  const pushed =
    isFull && last ? gone.filter((note) => compareNotes(list.kind, last, note) < 0) : []
  return resettled({
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

/** A row that is gone was delivered, unless it had been refused. The server may have told of it before. */
function withRows(list: NoteList, rows: readonly KeptRow[]): NoteList {
  const waiting = new Set(rows.map(({ noteId }) => noteId))
  const told = new Map(list.live.map((note) => [note.id, note]))
  const delivered = list.rows
    .filter(({ noteId, refusal }) => !waiting.has(noteId) && refusal === null)
    .filter(({ noteId, edit }) => !containsEdit(edit, told.get(noteId) ?? null))
    .map((row) => ({ row, versionThen: versionIn(list, row.noteId) }))
  return resettled({
    ...list,
    rows,
    settling: [...list.settling, ...delivered].filter(({ row }) => !waiting.has(row.noteId)),
  })
}

function withAnswer(list: NoteList, ids: readonly string[], found: readonly Note[]): NoteList {
  const isAsked = new Set(ids)
  const listable = found.filter(({ content }) => belongs(list.kind, content))
  return {
    ...list,
    older: [...list.older.filter(({ id }) => !isAsked.has(id)), ...notIn(list.live, listable)],
    settling: list.settling.filter(({ row }) => !isAsked.has(row.noteId)),
    left: list.left.filter((id) => !isAsked.has(id)),
  }
}

/** What went into the copy is not in the note: there is nothing to wait for. */
function without(settling: readonly SettlingRow[], noteId: string): readonly SettlingRow[] {
  return settling.filter(({ row }) => row.noteId !== noteId)
}

/**
 * So much has changed unseen that notes may lie between this page and the next: none of those that the
 * page ends with was known before. The pinned ones before them do not count.
 */
function hasGap({ kind, live }: NoteList, page: readonly Note[]): boolean {
  const seen = new Set(live.map(({ opId }) => opId))
  const last = page.at(-1)
  const isAlike = ({ content }: Note) => kind === 'trash' || content.pinned === last?.content.pinned
  return !page.some((note) => isAlike(note) && seen.has(note.opId))
}

/** A row has settled once the first page shows another version than before. */
function resettled(list: NoteList): NoteList {
  const settling = list.settling.filter(
    ({ row, versionThen }) => versionIn(list, row.noteId) === versionThen,
  )
  return { ...list, settling }
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
  const remaining = [...saved.values()].sort((a, b) => compareNotes(kind, a, b)).map(asSaved)
  const all = [...fresh, ...remaining].filter(({ content }) => belongs(kind, content))
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
