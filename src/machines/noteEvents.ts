import type { EventObject } from 'xstate'
import { copyOf } from '../domain/delivery.ts'
import type { Draft } from '../domain/keepDraft.ts'
import { emptyContent, isSameContent, type NoteContent } from '../domain/note.ts'
import type { KeptRow } from '../domain/outboxRow.ts'
import type { Port } from './ports.ts'

/** Which note to open; a new one need not be anywhere yet. */
export type NoteInput = { uid: string; noteId: string; isNew: boolean }

/** What there is to show of a note. */
export type NoteRead = {
  content: NoteContent
  /** What the server does not have yet; `null` once it has everything. */
  row: KeptRow | null
  /** In milliseconds since 1970; `null` where nobody knows. */
  editedAt: number | null
}

type WatchEvent =
  | ({ type: 'note.read' } & NoteRead)
  /** A new note, which need not be anywhere yet. */
  | { type: 'note.begun' }
  | { type: 'note.missing' }
  | { type: 'note.unreachable' }
  /** The words of the note went into a copy, because others' stood at the same place. */
  | { type: 'note.copied'; noteId: string; copyId: string }
  /** The page goes away: what is typed must be kept at once, also while keeping. */
  | { type: 'draft.leave' }

export type NoteEvent =
  | WatchEvent
  | { type: 'draft.changed'; change: Partial<NoteContent> }
  /** Keep it now. */
  | { type: 'draft.flush' }
  | { type: 'draft.kept'; row: KeptRow }
  /** It could not be kept this time. */
  | { type: 'draft.unkept' }
  /** Throw away what the server has not got; the watcher says what is left. */
  | { type: 'draft.discard' }

/** Asks the watcher to look at another note from now on. */
export type FollowNote = { type: 'watch.follow'; noteId: string }

/**
 * Says what to show of a note, at once and after every change, made here or anywhere else. Tries
 * again by itself for as long as it runs.
 */
export type WatchNote = Port<WatchEvent, NoteInput, FollowNote>

/** Keeps a draft on this device; says so when the note's words went into a copy there. Always answers. */
export type KeepDraft = Port<
  Extract<NoteEvent, { type: 'draft.kept' | 'draft.unkept' | 'note.copied' }>,
  DraftInput
>

export type DraftInput = Draft & { uid: string }

export type NoteContext = NoteInput &
  NoteRead & {
    /** What the editor had when it last loaded or kept; `null` for a new note. */
    seen: NoteContent | null
    /** What is being kept, or was kept last. */
    sent: NoteContent
    /** Whether the row of the note has words of this editor. */
    hasTyped: boolean
    /** When the first of the changes came that are not being kept yet, in milliseconds since 1970. */
    typingSince: number | null
    /** How often the content has come from somewhere else than this editor. */
    takeovers: number
  }

export const newNote: Omit<NoteContext, keyof NoteInput> = {
  content: emptyContent,
  row: null,
  editedAt: null,
  seen: null,
  sent: emptyContent,
  hasTyped: false,
  typingSince: null,
  takeovers: 0,
}

/** What an event brought to show. */
export function readIn(event: EventObject): NoteRead {
  return expect(event, 'note.read')
}

/** The editor shows what was read. */
export function takeOver(now: NoteContext, { content, row, editedAt }: NoteRead) {
  const isNews = !isSameContent(now.content, content)
  const takeovers = isNews ? now.takeovers + 1 : now.takeovers
  // Once all had been delivered, what waits anew is of another tab.
  const hasTyped = now.hasTyped && !(now.row === null && row !== null)
  return { content, seen: content, row, editedAt, takeovers, hasTyped }
}

/** The person has changed something. */
export function change(now: NoteContext, event: NoteEvent) {
  const content = { ...now.content, ...expect(event, 'draft.changed').change }
  return { content, hasTyped: true, typingSince: now.typingSince ?? Date.now() }
}

const pause = 300
const longestTyping = 1_500

/** How long to wait for another key, in milliseconds: who never pauses is kept all the same. */
export function pauseIn({ typingSince }: NoteContext): number {
  const left = (typingSince ?? Date.now()) + longestTyping - Date.now()
  return Math.max(0, Math.min(pause, left))
}

export function draftIn({ uid, noteId, content, seen }: NoteContext): DraftInput {
  return { uid, noteId, content, seen }
}

/**
 * A draft was kept, perhaps with what another tab wrote elsewhere in the note. What was typed since
 * was made from what was sent, and says so until all of it is shown.
 */
export function noteKept(now: NoteContext, event: NoteEvent) {
  const { row } = expect(event, 'draft.kept')
  const { content, savedAt: editedAt } = row.edit
  if (hasMore(now)) return { row, editedAt, seen: now.sent }
  return { ...takeOver(now, { content, row, editedAt }), hasTyped: true }
}

/** Something was typed after what was sent. */
export function hasMore({ content, sent }: NoteContext): boolean {
  return !isSameContent(content, sent)
}

/** Whether this editor's own words went into a copy, not those of another tab. */
export function isMine(now: NoteContext, event: NoteEvent): boolean {
  return now.hasTyped && expect(event, 'note.copied').noteId === now.noteId
}

/** The editor goes on in the copy, with every word that stands in it. */
export function goOnInCopy(now: NoteContext, event: NoteEvent) {
  const copy = (content: NoteContent) => copyOf(now.noteId, content)
  return {
    noteId: expect(event, 'note.copied').copyId,
    content: copy(now.content),
    seen: copy(now.seen ?? emptyContent),
    sent: copy(now.sent),
  }
}

function expect<Type extends NoteEvent['type']>(event: EventObject, type: Type) {
  if (event.type !== type) throw new Error(`"${event.type}" is not "${type}".`)
  return event as Extract<NoteEvent, { type: Type }>
}
