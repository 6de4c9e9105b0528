import { assign, sendTo, setup } from 'xstate'
import { emptyContent, isSameContent } from '../domain/note.ts'
import {
  change,
  draftIn,
  endComposing,
  goOnInCopy,
  hasMore,
  isMine,
  noteKept,
  pauseIn,
  putOff,
  putOffKept,
  showUnshown,
  step,
  takeOver,
} from './noteAssigns.ts'
import {
  newNote,
  readIn,
  type DraftInput,
  type FollowNote,
  type NoteContext,
  type NoteEvent,
  type NoteInput,
} from './noteEvents.ts'
import { unprovided, unprovidedAction } from './ports.ts'

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
    step: assign(({ context, event }) => step(context, event)),
    change: assign(({ context, event }) => change(context, event)),
    noteSent: assign({ sent: ({ context }) => context.content }),
    stopWatch: assign({ typingSince: null }),
    noteKept: assign(({ context, event }) => noteKept(context, event)),
    presumeKept: assign({ seen: ({ context }) => context.sent }),
    goOnInCopy: assign(({ context, event }) => goOnInCopy(context, event)),
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
    isMine: ({ context, event }) => isMine(context, event),
  },
  delays: { pause: ({ context }) => pauseIn(context), patience: 10_000 },
}).createMachine({
  id: 'note',
  description: 'One note under the hands of a person: no word is lost, whoever else writes in it.',
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
          entry: 'noteSent',
          invoke: { id: 'keepDraft', src: 'keepDraft', input: ({ context }) => draftIn(context) },
          on: {
            'draft.changed': { actions: 'change' },
            'draft.step': { actions: 'step' },
            'draft.kept': [
              { guard: 'hasMore', target: 'typing', actions: 'noteKept' },
              { target: 'clean', actions: 'noteKept' },
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
