import { assertEvent, assign, sendTo, setup } from 'xstate'
import { type Port, requiredPort, requiredAction } from '#src/machines/shared/ports.ts'
import {
  applyTyped,
  draftIn,
  endComposing,
  continueInCopy,
  hasTypedSinceSave,
  isOwnCopy,
  newNote,
  saveDelayOf,
  setPendingRead,
  setStored,
  showPendingRead,
  applyUndoStep,
  showRead,
  type DraftInput,
  type TypedChange,
  type NoteContext,
  type NoteInput,
  type NoteRead,
  type UndoStep,
} from '../domain/editor/noteEditor.ts'
import { emptyContent, isSameContent } from '../domain/note.ts'
import type { RowWithStatus } from '../domain/sync/outboxRow.ts'

type WatchEvent =
  | ({ type: 'note.read' } & NoteRead)
  /** The note is new and may not exist anywhere yet. */
  | { type: 'note.started' }
  | { type: 'note.missing' }
  | { type: 'note.unreachable' }
  /** The note's text moved to a conflicted copy, because it was also changed elsewhere. */
  | { type: 'note.copied'; noteId: string; copyId: string }
  /** Store unsaved text now, even while a save is running: the page or the editor may be gone in a moment. */
  | { type: 'draft.save' }

export type NoteEvent =
  | WatchEvent
  | ({ type: 'draft.changed' } & TypedChange)
  | ({ type: 'draft.undoStep' } & UndoStep)
  /** An input method is active. The field isn't updated until composition ends. */
  | { type: 'composing.started' }
  | { type: 'composing.ended' }
  | { type: 'draft.stored'; row: RowWithStatus }
  | { type: 'draft.failed' }
  /** Discard what the server doesn't have. The watcher then reports what is left. */
  | { type: 'draft.discard' }

/** Makes the watcher follow another note. */
export type FollowNote = { type: 'watch.follow'; noteId: string }

/**
 * Reports what to show of a note: once at the start, then after every change, made here or elsewhere. Retries
 * by itself until it is stopped.
 */
export type WatchNote = Port<WatchEvent, NoteInput, FollowNote>

/** Stores a draft on this device. Always responds; the watcher reports before that if the text moved to a copy. */
export type SaveDraft = Port<
  Extract<NoteEvent, { type: 'draft.stored' | 'draft.failed' }>,
  DraftInput
>

export const noteMachine = setup({
  types: {
    context: {} as NoteContext,
    events: {} as NoteEvent,
    input: {} as NoteInput,
    tags: {} as 'unsaved',
  },
  actors: {
    watchNote: requiredPort<WatchNote>(),
    saveDraft: requiredPort<SaveDraft>(),
  },
  actions: {
    discardRow: requiredAction('discardRow'),
    clearDraft: assign({
      content: emptyContent,
      before: null,
      ownsRow: false,
      typingSince: null,
      histories: newNote.histories,
      serverVersion: newNote.serverVersion,
      pendingRead: null,
    }),
    showRead: assign(({ context, event }) => {
      assertEvent(event, 'note.read')
      return showRead(context, event)
    }),
    setPendingRead: assign(({ event }) => {
      assertEvent(event, 'note.read')
      return setPendingRead(event)
    }),
    setPendingMissing: assign({ pendingRead: 'missing' }),
    showPendingRead: assign(({ context }) => showPendingRead(context)),
    beginComposing: assign({ isComposing: true }),
    endComposing: assign(({ context }) => endComposing(context)),
    applyUndoStep: assign(({ context, event }) => {
      assertEvent(event, 'draft.undoStep')
      return applyUndoStep(context, event)
    }),
    applyTyped: assign(({ context, event }) => {
      assertEvent(event, 'draft.changed')
      return applyTyped(context, event)
    }),
    setDraftInFlight: assign({ draftInFlight: ({ context }) => context.content }),
    clearTypingSince: assign({ typingSince: null }),
    setStored: assign(({ context, event }) => {
      assertEvent(event, 'draft.stored')
      return setStored(context, event)
    }),
    continueFromDraftInFlight: assign({ before: ({ context }) => context.draftInFlight }),
    continueInCopy: assign(({ context, event }) => {
      assertEvent(event, 'note.copied')
      return continueInCopy(context, event)
    }),
    followCopy: sendTo('watchNote', ({ context: { noteId } }): FollowNote => ({
      type: 'watch.follow',
      noteId,
    })),
  },
  guards: {
    isUnchanged: ({ context: { content, before } }) =>
      isSameContent(content, before ?? emptyContent),
    hasTypedSinceSave: ({ context }) => hasTypedSinceSave(context),
    isInOtherNote: ({ context, event }) => {
      assertEvent(event, 'draft.stored')
      return event.row.noteId !== context.noteId
    },
    wasLoaded: ({ context }) => context.before !== null,
    isMissing: ({ context }) => context.pendingRead === 'missing',
    hasPendingRead: ({ context }) => context.pendingRead !== null,
    isOwnCopy: ({ context, event }) => {
      assertEvent(event, 'note.copied')
      return isOwnCopy(context, event)
    },
  },
  delays: { saveDelay: ({ context }) => saveDelayOf(context), loadTimeout: 10_000 },
}).createMachine({
  id: 'note',
  description: 'One open note. No edit is lost, even if other devices edit it.',
  context: ({ input }) => ({ ...newNote, ...input }),
  invoke: {
    id: 'watchNote',
    src: 'watchNote',
    input: ({ context: { uid, noteId, isNew, isBegunHere } }) => ({
      uid,
      noteId,
      isNew,
      isBegunHere,
    }),
  },
  initial: 'loading',
  on: { 'note.read': { target: '.editing', actions: 'showRead' } },
  states: {
    loading: {
      after: { loadTimeout: { target: 'unreachable' } },
      on: {
        'note.started': { target: 'editing' },
        'note.missing': { target: 'missing' },
        'note.unreachable': { target: 'unreachable' },
      },
    },
    missing: {},
    unreachable: {
      description: 'Not on this device, and the server can’t be reached.',
      on: { 'note.missing': { target: 'missing' } },
    },
    editing: {
      exit: 'endComposing',
      initial: 'clean',
      on: {
        'note.read': { actions: 'setPendingRead' },
        'note.missing': { guard: 'wasLoaded', actions: 'setPendingMissing' },
        'note.copied': { guard: 'isOwnCopy', actions: ['continueInCopy', 'followCopy'] },
        'draft.changed': { target: '.typing', actions: 'applyTyped' },
        'draft.undoStep': { target: '.typing', actions: 'applyUndoStep' },
        'composing.started': { actions: 'beginComposing' },
        'composing.ended': { actions: 'endComposing' },
        'draft.discard': { target: 'loading', actions: ['discardRow', 'clearDraft'] },
      },
      states: {
        clean: {
          always: [
            { guard: 'isMissing', target: '#note.missing' },
            { guard: 'hasPendingRead', actions: 'showPendingRead' },
          ],
          on: { 'note.read': { actions: 'showRead' } },
        },
        typing: {
          tags: 'unsaved',
          after: { saveDelay: { target: 'comparing' } },
          on: {
            'draft.changed': { target: 'typing', reenter: true, actions: 'applyTyped' },
            'draft.undoStep': { target: 'typing', reenter: true, actions: 'applyUndoStep' },
            'draft.save': { target: 'comparing' },
          },
        },
        comparing: {
          entry: 'clearTypingSince',
          always: [{ guard: 'isUnchanged', target: 'clean' }, { target: 'storing' }],
        },
        storing: {
          tags: 'unsaved',
          entry: 'setDraftInFlight',
          invoke: { id: 'saveDraft', src: 'saveDraft', input: ({ context }) => draftIn(context) },
          on: {
            'draft.changed': { actions: 'applyTyped' },
            'draft.undoStep': { actions: 'applyUndoStep' },
            'draft.stored': [
              {
                guard: 'isInOtherNote',
                target: 'typing',
                description: 'The text moved to a copy while it was being stored in the note.',
              },
              { guard: 'hasTypedSinceSave', target: 'typing', actions: 'setStored' },
              { target: 'clean', actions: 'setStored' },
            ],
            'draft.failed': { target: 'typing' },
            'draft.save': {
              guard: 'hasTypedSinceSave',
              target: 'comparing',
              actions: 'continueFromDraftInFlight',
            },
          },
        },
      },
    },
  },
})
