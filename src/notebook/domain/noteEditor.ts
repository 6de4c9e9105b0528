import { copyOf } from './delivery.ts'
import type { Draft } from './placeDraft.ts'
import { emptyContent, isSameContent, type NoteContent } from './note.ts'
import type { KeptRow } from './outboxRow.ts'
import {
  afterOthers,
  afterTyping,
  endStep,
  noTyping,
  takeStep,
  type Typed,
  type TypingHistory,
} from './typingHistory.ts'

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

/** A change of a note by its person. */
export type TypedChange = {
  change: Partial<NoteContent>
  /** How it was typed; absent where it was not, and cannot be taken back like typing. */
  typed?: Pick<Typed, 'caret' | 'inputType'>
}

/** Takes back what was typed last into one field, or brings it again. */
export type NoteStep = { part: NotePart; way: 'undo' | 'redo' }

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

/** The editor shows it later: the person's letters stand in its way. */
export function putOff({ content, row, editedAt }: NoteRead) {
  return { unshown: content, row, editedAt }
}

/** The same where nothing waits to be kept. */
export function putOffKept(now: NoteContext, read: NoteRead) {
  return { ...putOff(read), hasTyped: isStillOurs(now, read) }
}

/** The editor shows what was read. */
export function takeOver(now: NoteContext, read: NoteRead) {
  return showUnshown({ ...now, ...putOffKept(now, read) })
}

/** The editor shows what it could not show before. */
export function showUnshown(now: NoteContext): NoteContext {
  const { content, unshown, takeovers } = now
  if (!unshown) return now
  const shown = { ...now, content: unshown, seen: unshown, unshown: null }
  if (isSameContent(content, unshown)) return shown
  return { ...shown, takeovers: takeovers + 1, histories: historiesOf(now, unshown) }
}

/** Once all had been delivered, what waits anew is of another tab. */
function isStillOurs(now: NoteContext, { row }: NoteRead): boolean {
  return now.hasTyped && !(now.row === null && row !== null)
}

/** What typing can be taken back, once the content was changed by others. */
function historiesOf({ content, histories }: NoteContext, next: NoteContent) {
  return {
    title: afterOthers(histories.title, content.title, next.title),
    body: afterOthers(histories.body, content.body, next.body),
  }
}

/** The person has changed something. */
export function change(now: NoteContext, { change: changed, typed }: TypedChange) {
  const content = { ...now.content, ...changed }
  const moment = Date.now()
  const remember = (part: NotePart) => {
    const [before, after] = [now.content[part], content[part]]
    return typed && before !== after
      ? afterTyping(now.histories[part], { before, after, moment, ...typed })
      : afterOthers(now.histories[part], before, after)
  }
  const histories = { title: remember('title'), body: remember('body') }
  return { ...edited(now, content), histories }
}

/** The person has taken something back, or brought it again. */
export function step(now: NoteContext, { part, way }: NoteStep) {
  const taken = takeStep(now.histories[part], way, now.content[part])
  if (!taken) return {}
  const content = { ...now.content, [part]: taken.text }
  const histories = { ...now.histories, [part]: taken.history }
  return { ...edited(now, content), histories, takeovers: now.takeovers + 1 }
}

function edited({ typingSince }: NoteContext, content: NoteContent) {
  return { content, hasTyped: true, typingSince: typingSince ?? Date.now() }
}

/** The input method has let go. What is typed next is taken back by itself. */
export function endComposing({ histories: { title, body } }: NoteContext) {
  return { isComposing: false, histories: { title: endStep(title), body: endStep(body) } }
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
export function draftKept(now: NoteContext, { row }: { row: KeptRow }) {
  const { content, savedAt: editedAt } = row.edit
  const kept = { row, editedAt, seen: now.sent, hasTyped: true }
  return { ...kept, unshown: hasMore(now) ? null : content }
}

/** Something was typed after what was sent. */
export function hasMore({ content, sent }: NoteContext): boolean {
  return !isSameContent(content, sent)
}

/** Whether this editor's own words went into a copy, not those of another tab. */
export function isMine(now: NoteContext, copied: { noteId: string }): boolean {
  return now.hasTyped && copied.noteId === now.noteId
}

/** The editor goes on in the copy, with every word that stands in it. */
export function goOnInCopy(now: NoteContext, { copyId }: { copyId: string }) {
  const copy = (content: NoteContent) => copyOf(now.noteId, content)
  return {
    noteId: copyId,
    content: copy(now.content),
    seen: copy(now.seen ?? emptyContent),
    sent: copy(now.sent),
    unshown: null,
  }
}
