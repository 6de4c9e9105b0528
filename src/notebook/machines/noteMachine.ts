import { assertEvent, assign, sendTo, setup } from 'xstate'
import { emptyContent, isSameContent } from '../domain/note.ts'
import {
  change,
  draftIn,
  endComposing,
  goOnInCopy,
  hasMore,
  isMine,
  newNote,
  draftKept,
  pauseIn,
  putOff,
  putOffKept,
  showUnshown,
  step,
  takeOver,
  type DraftInput,
  type TypedChange,
  type NoteContext,
  type NoteInput,
  type NoteRead,
  type NoteStep,
} from '../domain/noteEditor.ts'
import type { KeptRow } from '../domain/outboxRow.ts'
import { type Port, unprovided, unprovidedAction } from '../../machines/ports.ts'

type WatchEvent =
  | ({ type: 'note.read' } & NoteRead)
  /** A new note, which need not be anywhere yet. */
  | { type: 'note.begun' }
  | { type: 'note.missing' }
  | { type: 'note.unreachable' }
  /** The text of the note went into a copy, because it was also changed elsewhere. */
  | { type: 'note.copied'; noteId: string; copyId: string }
  /** The page goes away: what is typed must be kept at once, also while keeping. */
  | { type: 'draft.leave' }

export type NoteEvent =
  | WatchEvent
  | ({ type: 'draft.changed' } & TypedChange)
  | ({ type: 'draft.step' } & NoteStep)
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

/** Has the watcher follow another note from now on. */
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

/** What an event brought to show. */
function readIn(event: NoteEvent): NoteRead {
  assertEvent(event, 'note.read')
  return event
}

export const noteMachine = setup({
  types: {
    context: {} as NoteContext,
    events: {} as NoteEvent,
    input: {} as NoteInput,
    tags: {} as 'opening' | 'editing' | 'missing' | 'unreachable' | 'unkept',
  },
  actors: {
    watchNote: unprovided<NoteInput, FollowNote>('watchNote'),
    keepDraft: unprovided<DraftInput>('keepDraft'),
  },
  actions: {
    discardRow: unprovidedAction('discardRow'),
    forgetDraft: assign({
      content: emptyContent,
      seen: null,
      hasTyped: false,
      histories: newNote.histories,
      unshown: null,
    }),
    takeOver: assign(({ context, event }) => takeOver(context, readIn(event))),
    putOff: assign(({ event }) => putOff(readIn(event))),
    putOffKept: assign(({ context, event }) => putOffKept(context, readIn(event))),
    showUnshown: assign(({ context }) => showUnshown(context)),
    beginComposing: assign({ isComposing: true }),
    endComposing: assign(({ context }) => endComposing(context)),
    step: assign(({ context, event }) => {
      assertEvent(event, 'draft.step')
      return step(context, event)
    }),
    change: assign(({ context, event }) => {
      assertEvent(event, 'draft.changed')
      return change(context, event)
    }),
    setSent: assign({ sent: ({ context }) => context.content }),
    stopWatch: assign({ typingSince: null }),
    draftKept: assign(({ context, event }) => {
      assertEvent(event, 'draft.kept')
      return draftKept(context, event)
    }),
    presumeKept: assign({ seen: ({ context }) => context.sent }),
    goOnInCopy: assign(({ context, event }) => {
      assertEvent(event, 'note.copied')
      return goOnInCopy(context, event)
    }),
    followCopy: sendTo('watchNote', ({ context: { noteId } }): FollowNote => ({
      type: 'watch.follow',
      noteId,
    })),
  },
  guards: {
    isKept: ({ context: { content, seen } }) => isSameContent(content, seen ?? emptyContent),
    hasMore: ({ context }) => hasMore(context),
    wasThere: ({ context }) => context.seen !== null,
    isComposing: ({ context }) => context.isComposing,
    canShow: ({ context }) => context.unshown !== null && !context.isComposing,
    isMine: ({ context, event }) => {
      assertEvent(event, 'note.copied')
      return isMine(context, event)
    },
  },
  delays: { pause: ({ context }) => pauseIn(context), patience: 10_000 },
}).createMachine({
  id: 'note',
  description: 'One open note: no edit is lost, whoever else is editing it.',
  context: ({ input }) => ({ ...newNote, ...input }),
  invoke: {
    id: 'watchNote',
    src: 'watchNote',
    input: ({ context: { uid, noteId, isNew } }) => ({ uid, noteId, isNew }),
  },
  initial: 'loading',
  on: { 'note.read': { target: '.editing', actions: 'takeOver' } },
  states: {
    loading: {
      tags: 'opening',
      after: { patience: { target: 'unreachable' } },
      on: {
        'note.begun': { target: 'editing' },
        'note.missing': { target: 'missing' },
        'note.unreachable': { target: 'unreachable' },
      },
    },
    missing: { tags: 'missing' },
    unreachable: {
      description: 'Not on this device, and the server does not answer.',
      tags: 'unreachable',
      on: { 'note.missing': { target: 'missing' } },
    },
    editing: {
      tags: 'editing',
      exit: 'endComposing',
      initial: 'clean',
      on: {
        'note.read': { actions: 'putOff' },
        'note.copied': { guard: 'isMine', actions: ['goOnInCopy', 'followCopy'] },
        'draft.changed': { target: '.typing', actions: 'change' },
        'draft.step': { target: '.typing', actions: 'step' },
        'composing.begun': { actions: 'beginComposing' },
        'composing.ended': { actions: 'endComposing' },
        'draft.discard': { target: 'loading', actions: ['discardRow', 'forgetDraft'] },
      },
      states: {
        clean: {
          always: { guard: 'canShow', actions: 'showUnshown' },
          on: {
            'note.read': [{ guard: 'isComposing', actions: 'putOffKept' }, { actions: 'takeOver' }],
            'note.missing': { guard: 'wasThere', target: '#note.missing' },
          },
        },
        typing: {
          tags: 'unkept',
          after: { pause: { target: 'judging' } },
          on: {
            'draft.changed': { target: 'typing', reenter: true, actions: 'change' },
            'draft.step': { target: 'typing', reenter: true, actions: 'step' },
            'draft.flush': { target: 'judging' },
            'draft.leave': { target: 'judging' },
          },
        },
        judging: {
          entry: 'stopWatch',
          always: [{ guard: 'isKept', target: 'clean' }, { target: 'keeping' }],
        },
        keeping: {
          tags: 'unkept',
          entry: 'setSent',
          invoke: { id: 'keepDraft', src: 'keepDraft', input: ({ context }) => draftIn(context) },
          on: {
            'draft.changed': { actions: 'change' },
            'draft.step': { actions: 'step' },
            'draft.kept': [
              { guard: 'hasMore', target: 'typing', actions: 'draftKept' },
              { target: 'clean', actions: 'draftKept' },
            ],
            'draft.unkept': { target: 'typing' },
            'draft.leave': {
              guard: 'hasMore',
              target: 'keeping',
              reenter: true,
              actions: 'presumeKept',
            },
          },
        },
      },
    },
  },
})
