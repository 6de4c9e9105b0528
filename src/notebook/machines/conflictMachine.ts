import { assertEvent, assign, setup } from 'xstate'
import type { FailureEvent } from '../../domain/failure.ts'
import type { NoteContent } from '../domain/note.ts'
import type { FollowNote, NoteEvent } from './noteMachine.ts'
import { type DraftInput, type NoteInput } from '../domain/noteEditor.ts'
import { unprovided, type Port } from '../../machines/ports.ts'

type Words = Pick<NoteContent, 'title' | 'body'>

/** The note that a copy came from, and the copy. */
type NoteRef = { uid: string; noteId: string; copyId: string }

export type ConflictEvent =
  | Extract<NoteEvent, { type: `note.${string}` | 'draft.kept' | 'draft.unkept' }>
  /** The note is to say what its copy says. `hasFiles`: the copy may have files of its own. */
  | { type: 'conflict.keepThis'; words: Words; hasFiles: boolean }
  | { type: 'conflict.keepOther'; hasFiles: boolean }
  | { type: 'files.moved' }
  | FailureEvent

/** Lets the files of one note belong to another. */
export type MoveFiles = Port<
  { type: 'files.moved' } | FailureEvent,
  { uid: string; from: string; to: string }
>

type ConflictContext = NoteRef & {
  original: NoteContent | null
  words: Words
  hasFiles: boolean
  /** Which step could not be taken the last time. */
  failed: 'keeping' | 'parting' | null
}

export const conflictMachine = setup({
  types: {
    context: {} as ConflictContext,
    events: {} as ConflictEvent,
    input: {} as NoteRef,
    tags: {} as 'opening' | 'comparing' | 'alone' | 'unreachable' | 'busy' | 'settled',
  },
  actors: {
    watchNote: unprovided<NoteInput, FollowNote>('watchNote'),
    keepDraft: unprovided<DraftInput>('keepDraft'),
    moveFiles: unprovided<{ uid: string; from: string; to: string }>('moveFiles'),
  },
  actions: {
    setOriginal: assign(({ event }) => {
      assertEvent(event, 'note.read')
      return { original: event.content }
    }),
    setWords: assign((_, words: Words) => ({ words })),
    noteFiles: assign((_, hasFiles: boolean) => ({ hasFiles, failed: null })),
    setFailure: assign((_, failed: ConflictContext['failed']) => ({ failed })),
  },
  guards: { hasNoFiles: ({ context: { hasFiles } }) => !hasFiles },
  delays: { patience: 10_000 },
}).createMachine({
  id: 'conflict',
  description: 'A note and its conflicted copy: the person compares them and decides.',
  context: ({ input }) => ({
    ...input,
    original: null,
    words: { title: '', body: '' },
    hasFiles: false,
    failed: null,
  }),
  invoke: {
    id: 'watchNote',
    src: 'watchNote',
    input: ({ context: { uid, noteId } }) => ({ uid, noteId, isNew: false }),
  },
  initial: 'looking',
  on: { 'note.read': { actions: 'setOriginal' }, 'note.missing': { target: '.alone' } },
  states: {
    looking: {
      tags: 'opening',
      after: { patience: { target: 'unreachable' } },
      on: {
        'note.read': { target: 'comparing', actions: 'setOriginal' },
        'note.unreachable': { target: 'unreachable' },
      },
    },
    unreachable: {
      tags: 'unreachable',
      on: { 'note.read': { target: 'comparing', actions: 'setOriginal' } },
    },
    alone: { description: 'The note is gone; only the copy is left.', tags: 'alone' },
    comparing: {
      tags: 'comparing',
      on: {
        'conflict.keepThis': {
          target: 'keeping',
          actions: [
            { type: 'setWords', params: ({ event }) => event.words },
            { type: 'noteFiles', params: ({ event }) => event.hasFiles },
          ],
        },
        'conflict.keepOther': {
          target: 'parting',
          actions: { type: 'noteFiles', params: ({ event }) => event.hasFiles },
        },
      },
    },
    keeping: {
      tags: ['comparing', 'busy'],
      invoke: {
        id: 'keepDraft',
        src: 'keepDraft',
        input: ({ context: { uid, noteId, original: seen, words } }) => ({
          uid,
          noteId,
          content: { pinned: false, conflictOf: null, ...seen, ...words, deleted: false },
          seen,
        }),
      },
      on: {
        'draft.kept': { target: 'parting' },
        'draft.unkept': {
          target: 'comparing',
          actions: { type: 'setFailure', params: 'keeping' },
        },
      },
    },
    parting: {
      description: 'The copy goes to the trash, but not with files that are nowhere else.',
      tags: ['comparing', 'busy'],
      always: { guard: 'hasNoFiles', target: 'settled' },
      invoke: {
        id: 'moveFiles',
        src: 'moveFiles',
        input: ({ context: { uid, noteId, copyId } }) => ({ uid, from: copyId, to: noteId }),
      },
      on: {
        'files.moved': { target: 'settled' },
        'error.*': { target: 'comparing', actions: { type: 'setFailure', params: 'parting' } },
      },
    },
    settled: { tags: 'settled', type: 'final' },
  },
})
