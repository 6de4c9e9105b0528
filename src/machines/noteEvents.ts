import type { EventObject } from 'xstate'
import type { Draft } from '../domain/keepDraft.ts'
import { emptyContent, type NoteContent } from '../domain/note.ts'
import type { KeptRow } from '../domain/outboxRow.ts'
import { noTyping, type Typed, type TypingHistory } from '../domain/typingHistory.ts'
import type { Port } from './ports.ts'

/** What of a note is typed. */
export type NotePart = 'title' | 'body'

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
  | {
      type: 'draft.changed'
      change: Partial<NoteContent>
      /** How it was typed; absent where it was not, and cannot be taken back like typing. */
      typed?: Pick<Typed, 'caret' | 'inputType'>
    }
  /** Takes back what was typed last into one field, or brings it again. */
  | { type: 'draft.step'; part: NotePart; way: 'undo' | 'redo' }
  /** An input method holds some letters: the field must not be written into until it lets go. */
  | { type: 'composing.begun' }
  | { type: 'composing.ended' }
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
    histories: Readonly<Record<NotePart, TypingHistory>>
    isComposing: boolean
    /** What is to be shown once no letters stand in its way that are kept nowhere else. */
    unshown: NoteContent | null
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
  histories: { title: noTyping, body: noTyping },
  isComposing: false,
  unshown: null,
}

/** What an event brought to show. */
export function readIn(event: EventObject): NoteRead {
  return noteEvent(event, 'note.read')
}

/** An event of the type that the transition is for. */
export function noteEvent<Type extends NoteEvent['type']>(event: EventObject, type: Type) {
  if (event.type !== type) throw new Error(`"${event.type}" is not "${type}".`)
  return event as Extract<NoteEvent, { type: Type }>
}
