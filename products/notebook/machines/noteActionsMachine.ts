import { assign, setup } from 'xstate'
import type { NoteContent } from '../domain/note.ts'
import { unprovidedAction } from '#src/machines/shared/ports.ts'

type SeenNote = { id: string; content: NoteContent }

/** What a person can do to a note without opening it. */
type NoteAction =
  /** `wasOpen`: the action closed the note, and Undo opens it again. */
  | { type: 'note.trash'; note: SeenNote; wasOpen?: boolean }
  | { type: 'note.restore'; note: SeenNote }
  | { type: 'note.pin'; note: SeenNote }
  | { type: 'note.unpin'; note: SeenNote }

type NoteActionsEvent =
  | NoteAction
  | { type: 'undo.take' }
  /** The offer has focus or the pointer, so it stays. */
  | { type: 'undo.hold' }
  | { type: 'undo.release' }
  | { type: 'undo.dismiss' }

/** An edit of a note: its content before and after. */
export type NoteChange = { uid: string; noteId: string; seen: NoteContent; content: NoteContent }

/** Stores a change on this device. */
const keepChange: (given: unknown, change: NoteChange | null) => void =
  unprovidedAction('keepChange')

export const noteActionsMachine = setup({
  types: {
    context: {} as { uid: string; last: NoteChange | null; returnTo: string | null },
    events: {} as NoteActionsEvent,
    input: {} as { uid: string },
    tags: {} as 'offering',
  },
  actions: {
    keepChange,
    setChange: assign((_, last: NoteChange) => ({ last, returnTo: null })),
    setReturn: assign((_, returnTo: string | null) => ({ returnTo })),
  },
  delays: { timeToUndo: 10_000 },
}).createMachine({
  id: 'noteActions',
  description: 'Actions on a note from outside its editor, and undoing them.',
  context: ({ input: { uid } }) => ({ uid, last: null, returnTo: null }),
  initial: 'quiet',
  on: {
    'note.trash': {
      target: '.offering',
      reenter: true,
      actions: [
        { type: 'setChange', params: ({ context, event }) => changeOf(context, event) },
        {
          type: 'setReturn',
          params: ({ event: { note, wasOpen = false } }) => (wasOpen ? note.id : null),
        },
        { type: 'keepChange', params: ({ context, event }) => changeOf(context, event) },
      ],
    },
    'note.restore': {
      target: '.offering',
      reenter: true,
      actions: [
        { type: 'setChange', params: ({ context, event }) => changeOf(context, event) },
        { type: 'keepChange', params: ({ context, event }) => changeOf(context, event) },
      ],
    },
    'note.pin': {
      actions: { type: 'keepChange', params: ({ context, event }) => changeOf(context, event) },
    },
    'note.unpin': {
      actions: { type: 'keepChange', params: ({ context, event }) => changeOf(context, event) },
    },
  },
  states: {
    quiet: {},
    offering: {
      tags: 'offering',
      initial: 'passing',
      on: {
        'undo.take': {
          target: 'quiet',
          actions: { type: 'keepChange', params: ({ context: { last } }) => reversed(last) },
        },
        'undo.dismiss': { target: 'quiet' },
      },
      states: {
        passing: {
          after: { timeToUndo: { target: '#noteActions.quiet' } },
          on: { 'undo.hold': { target: 'held' } },
        },
        held: { on: { 'undo.release': { target: 'passing' } } },
      },
    },
  },
})

const changes = {
  'note.trash': { deleted: true },
  'note.restore': { deleted: false },
  'note.pin': { pinned: true },
  'note.unpin': { pinned: false },
} as const

function changeOf({ uid }: { uid: string }, { type, note }: NoteAction): NoteChange {
  const { id: noteId, content: seen } = note
  return { uid, noteId, seen, content: { ...seen, ...changes[type] } }
}

function reversed(change: NoteChange | null): NoteChange | null {
  return change && { ...change, seen: change.content, content: change.seen }
}
