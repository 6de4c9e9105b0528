import {
  emptyContent,
  isSameContent,
  isSameVersion,
  beforeFirstVersion,
  type NoteContent,
  copyOf,
} from '../note.ts'
import type { ServerVersion, Draft } from '../sync/mergeDraft.ts'
import type { RowWithStatus } from '../sync/outboxRow.ts'
import type { EditedOn } from './shownNote.ts'
import {
  afterRemoteChange,
  afterTyping,
  endStep,
  noTyping,
  takeStep,
  typedInto,
  type TypedInput,
  type TypingHistory,
} from './typingHistory.ts'

export type EditorField = 'title' | 'body'

export type NoteInput = {
  uid: string
  noteId: string
  /** It may not exist anywhere yet. */
  isNew: boolean
  /** It was begun in this tab since its last reload, so nothing else can have stored it. */
  isBegunHere?: boolean | undefined
}

/** A note as read for the editor. */
export type NoteRead = {
  content: NoteContent
  /** The unsent edit; `null` if the server has everything. */
  row: RowWithStatus | null
  /** In milliseconds since 1970; `null` if unknown. */
  editedAt: number | null
  editedOn: EditedOn
  /** Absent if the note isn't known to be on the server. */
  serverVersion?: ServerVersion
}

export type TypedChange = {
  change: Partial<NoteContent>
  /**
   * How it was typed; absent for changes that undo doesn't cover. `before` is what the field showed: during
   * composition, it may lack text from elsewhere.
   */
  typed?: Pick<TypedInput, 'caret' | 'inputType'> & { before?: string }
}

export type UndoStep = { field: EditorField; direction: 'undo' | 'redo' }

export type DraftInput = Draft & { uid: string }

export type NoteContext = NoteInput &
  NoteRead & {
    /** The content when the editor last loaded or saved; `null` for a new note. */
    before: NoteContent | null
    /** The content whose save is running, or ended last. */
    draftInFlight: NoteContent
    /** Whether the note's outbox row contains text from this editor. */
    ownsRow: boolean
    /** Time of the first unsaved change, in milliseconds since 1970. */
    typingSince: number | null
    /** How often content from elsewhere has replaced the editor's. */
    replacementCount: number
    histories: Readonly<Record<EditorField, TypingHistory>>
    isComposing: boolean
    /** The server's version that `before` contains. */
    serverVersion: ServerVersion
    /** What to show once the editor has no unsaved text: another text, or that the note was permanently deleted. */
    pendingRead: PendingNoteRead | 'missing' | null
  }

type PendingNoteRead = { content: NoteContent; serverVersion: ServerVersion }

const noServerVersion: ServerVersion = { id: beforeFirstVersion, note: null }

export const newNote: Omit<NoteContext, keyof NoteInput> = {
  content: emptyContent,
  row: null,
  editedAt: null,
  editedOn: null,
  before: null,
  draftInFlight: emptyContent,
  ownsRow: false,
  typingSince: null,
  replacementCount: 0,
  histories: { title: noTyping, body: noTyping },
  isComposing: false,
  serverVersion: noServerVersion,
  pendingRead: null,
}

/** Keeps what was read until the editor has no unsaved text. */
export function setPendingRead({ content, serverVersion, row, editedAt, editedOn }: NoteRead) {
  return {
    pendingRead: { content, serverVersion: serverVersion ?? noServerVersion },
    row,
    editedAt,
    editedOn,
  }
}

export function showRead(context: NoteContext, read: NoteRead) {
  return showPendingRead({
    ...context,
    ...setPendingRead(read),
    ownsRow: stillOwnsRow(context, read),
  })
}

export function showPendingRead(context: NoteContext): NoteContext {
  const { content, pendingRead, replacementCount } = context
  if (!pendingRead || pendingRead === 'missing') return context
  const { content: next, serverVersion } = pendingRead
  const shown = { ...context, content: next, before: next, serverVersion, pendingRead: null }
  if (isSameContent(content, next)) return shown
  return { ...shown, replacementCount: replacementCount + 1, histories: historiesOf(context, next) }
}

/** A row that appears after everything was delivered is from another tab. */
function stillOwnsRow(context: NoteContext, { row }: NoteRead): boolean {
  return context.ownsRow && !(context.row === null && row !== null)
}

function historiesOf({ content, histories }: NoteContext, next: NoteContent) {
  return {
    title: afterRemoteChange(histories.title, content.title, next.title),
    body: afterRemoteChange(histories.body, content.body, next.body),
  }
}

export function applyTyped(context: NoteContext, { change: changed, typed }: TypedChange) {
  const moment = Date.now()
  const applied = (field: EditorField) => {
    const [before, after = before] = [context.content[field], changed[field]]
    const history = context.histories[field]
    if (!typed || changed[field] === undefined) {
      return { text: after, history: afterRemoteChange(history, before, after) }
    }
    const input = typedInto(before, { before, after, moment, ...typed })
    return { text: input.after, history: afterTyping(history, input) }
  }
  const [title, body] = [applied('title'), applied('body')]
  const content = { ...context.content, ...changed, title: title.text, body: body.text }
  return {
    ...withContent(context, content),
    histories: { title: title.history, body: body.history },
  }
}

/** Applies an undo or redo; does nothing if there is none. */
export function applyUndoStep(context: NoteContext, { field, direction }: UndoStep) {
  const taken = takeStep(context.histories[field], direction, context.content[field])
  if (!taken) return {}
  const content = { ...context.content, [field]: taken.text }
  const histories = { ...context.histories, [field]: taken.history }
  return {
    ...withContent(context, content),
    histories,
    replacementCount: context.replacementCount + 1,
  }
}

function withContent({ typingSince }: NoteContext, content: NoteContent) {
  return { content, ownsRow: true, typingSince: typingSince ?? Date.now() }
}

/** The input method has finished: the next input starts a new undo step. */
export function endComposing({ histories: { title, body } }: NoteContext) {
  return { isComposing: false, histories: { title: endStep(title), body: endStep(body) } }
}

const pauseMs = 300
const maxTypingTimeMs = 1_500

/**
 * Milliseconds to wait for another keystroke before saving. Limited, so that continuous typing is saved too.
 */
export function saveDelayOf({ typingSince }: NoteContext): number {
  const left = (typingSince ?? Date.now()) + maxTypingTimeMs - Date.now()
  return Math.max(0, Math.min(pauseMs, left))
}

export function draftIn({ uid, noteId, content, before, serverVersion }: NoteContext): DraftInput {
  return { uid, noteId, content, before, serverVersion }
}

/**
 * Keeps the text of a stored draft pending: it may include another tab's changes. Text typed since stays based on what
 * was saved until the merged content is shown.
 */
export function setStored(context: NoteContext, { row }: { row: RowWithStatus }) {
  const { content, savedAt: editedAt } = row.edit
  const stored = {
    row,
    editedAt,
    editedOn: 'here' as const,
    before: context.draftInFlight,
    ownsRow: true,
  }
  const { basisVersion: id = context.serverVersion.id } = row
  const isSame = isSameVersion(id, context.serverVersion.id)
  const serverVersion = isSame ? context.serverVersion : { id, note: null }
  return { ...stored, pendingRead: { content, serverVersion } }
}

export function hasTypedSinceSave({ content, draftInFlight }: NoteContext): boolean {
  return !isSameContent(content, draftInFlight)
}

/** Whether the copied text is from this editor and not from another tab. */
export function isOwnCopy(context: NoteContext, copied: { noteId: string }): boolean {
  return context.ownsRow && copied.noteId === context.noteId
}

export function continueInCopy(context: NoteContext, { copyId }: { copyId: string }) {
  const copy = (content: NoteContent) => copyOf(context.noteId, content)
  return {
    noteId: copyId,
    content: copy(context.content),
    before: copy(context.before ?? emptyContent),
    draftInFlight: copy(context.draftInFlight),
    serverVersion: noServerVersion,
    pendingRead: null,
  }
}
