import { copyOf } from '../domain/delivery.ts'
import { emptyContent, isSameContent, type NoteContent } from '../domain/note.ts'
import { afterOthers, afterTyping, endStep, takeStep } from '../domain/typingHistory.ts'
import {
  noteEvent,
  type DraftInput,
  type NoteContext,
  type NoteEvent,
  type NotePart,
  type NoteRead,
} from './noteMachine.ts'

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
export function change(now: NoteContext, event: NoteEvent) {
  const { change: changed, typed } = noteEvent(event, 'draft.changed')
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
export function step(now: NoteContext, event: NoteEvent) {
  const { part, way } = noteEvent(event, 'draft.step')
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
export function noteKept(now: NoteContext, event: NoteEvent) {
  const { row } = noteEvent(event, 'draft.kept')
  const { content, savedAt: editedAt } = row.edit
  const kept = { row, editedAt, seen: now.sent, hasTyped: true }
  return { ...kept, unshown: hasMore(now) ? null : content }
}

/** Something was typed after what was sent. */
export function hasMore({ content, sent }: NoteContext): boolean {
  return !isSameContent(content, sent)
}

/** Whether this editor's own words went into a copy, not those of another tab. */
export function isMine(now: NoteContext, event: NoteEvent): boolean {
  return now.hasTyped && noteEvent(event, 'note.copied').noteId === now.noteId
}

/** The editor goes on in the copy, with every word that stands in it. */
export function goOnInCopy(now: NoteContext, event: NoteEvent) {
  const copy = (content: NoteContent) => copyOf(now.noteId, content)
  return {
    noteId: noteEvent(event, 'note.copied').copyId,
    content: copy(now.content),
    seen: copy(now.seen ?? emptyContent),
    sent: copy(now.sent),
    unshown: null,
  }
}
