import { assign, setup } from 'xstate'
import type { NoteContent } from '../domain/note.ts'
import {
  readIn,
  type DraftInput,
  type FollowNote,
  type NoteEvent,
  type NoteInput,
} from './noteEvents.ts'
import { unprovided } from './ports.ts'

type Words = Pick<NoteContent, 'title' | 'body'>

/** The note that the copy came from. */
type NotePlace = { uid: string; noteId: string }

export type ConflictEvent =
  | Extract<NoteEvent, { type: `note.${string}` | 'draft.kept' }>
  /** The note is to say what its copy says. */
  | { type: 'conflict.keepThis'; words: Words }

export const conflictMachine = setup({
  types: {
    context: {} as NotePlace & { original: NoteContent | null; words: Words },
    events: {} as ConflictEvent,
    input: {} as NotePlace,
    tags: {} as 'opening' | 'comparing' | 'alone' | 'unreachable' | 'busy' | 'settled',
  },
  actors: {
    watchNote: unprovided<NoteInput, FollowNote>('watchNote'),
    keepDraft: unprovided<DraftInput>('keepDraft'),
  },
  actions: {
    noteOriginal: assign({ original: ({ event }) => readIn(event).content }),
    noteWords: assign((_, words: Words) => ({ words })),
  },
  delays: { patience: 10_000 },
}).createMachine({
  id: 'conflict',
  description: 'A note and its conflicted copy: the person compares them and decides.',
  context: ({ input }) => ({ ...input, original: null, words: { title: '', body: '' } }),
  invoke: {
    id: 'watchNote',
    src: 'watchNote',
    input: ({ context: { uid, noteId } }) => ({ uid, noteId, isNew: false }),
  },
  initial: 'looking',
  states: {
    looking: {
      tags: 'opening',
      after: { patience: { target: 'unreachable' } },
      on: {
        'note.read': { target: 'comparing', actions: 'noteOriginal' },
        'note.missing': { target: 'alone' },
        'note.unreachable': { target: 'unreachable' },
      },
    },
    unreachable: {
      tags: 'unreachable',
      on: {
        'note.read': { target: 'comparing', actions: 'noteOriginal' },
        'note.missing': { target: 'alone' },
      },
    },
    alone: { description: 'The note is gone; only the copy is left.', tags: 'alone' },
    comparing: {
      tags: 'comparing',
      on: {
        'note.read': { actions: 'noteOriginal' },
        'note.missing': { target: 'alone' },
        'conflict.keepThis': {
          target: 'keeping',
          actions: { type: 'noteWords', params: ({ event }) => event.words },
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
      on: { 'draft.kept': { target: 'settled' } },
    },
    settled: { tags: 'settled', type: 'final' },
  },
})
