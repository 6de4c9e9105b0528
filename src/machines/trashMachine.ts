import { assign, setup } from 'xstate'
import { unanswered } from './authEvents.ts'
import { failureIn } from './failures.ts'
import { unprovided } from './ports.ts'
import type { Removal, RemovalInput, TrashContext, TrashEvent } from './trashEvents.ts'

export const trashMachine = setup({
  types: {
    context: {} as TrashContext,
    events: {} as TrashEvent,
    input: {} as { uid: string },
    tags: {} as 'asking' | 'removing' | 'halted' | 'busy' | 'done',
  },
  actors: {
    removeNotes: unprovided<RemovalInput>('removeNotes'),
    sweepFiles: unprovided<{ uid: string }>('sweepFiles'),
  },
  actions: {
    begin: assign((_, { removal }: { removal: Removal }) => ({ removal, count: 0 })),
    noteRemoved: assign(({ context }, { noteId }: { noteId: string }) => ({
      removed: [...context.removed, noteId],
      count: context.count + 1,
    })),
    noteFailure: assign(({ event }) => ({ failure: failureIn(event) })),
    giveUp: assign({ failure: unanswered }),
    forgetFailure: assign({ failure: null }),
  },
  delays: { patience: 20_000 },
}).createMachine({
  id: 'trash',
  description:
    'Deleting notes for good: what is old by itself, everything else once it is confirmed.',
  context: ({ input: { uid } }) => ({
    uid,
    removal: { kind: 'old' },
    removed: [],
    count: 0,
    failure: null,
  }),
  initial: 'untidied',
  on: {
    'note.removed': { actions: { type: 'noteRemoved', params: ({ event }) => event } },
  },
  states: {
    untidied: {
      on: {
        'trash.tidy': { target: 'tidying' },
        'trash.ask': {
          target: 'asking',
          actions: { type: 'begin', params: ({ event }) => event },
        },
      },
    },
    tidying: {
      description: 'Nobody waits for it; what fails is tried again on the next visit.',
      initial: 'notes',
      on: {
        'error.*': { target: 'resting' },
        'trash.ask': {
          target: 'asking',
          actions: { type: 'begin', params: ({ event }) => event },
        },
      },
      states: {
        notes: {
          invoke: {
            id: 'tidyUp',
            src: 'removeNotes',
            input: ({ context: { uid } }) => ({ uid, removal: { kind: 'old' } }),
          },
          on: { 'removal.done': { target: 'files' } },
        },
        files: {
          invoke: {
            id: 'sweepFiles',
            src: 'sweepFiles',
            input: ({ context: { uid } }) => ({ uid }),
          },
          on: { 'files.swept': { target: '#trash.resting' } },
        },
      },
    },
    resting: {
      initial: 'idle',
      on: {
        'trash.ask': {
          target: 'asking',
          actions: { type: 'begin', params: ({ event }) => event },
        },
      },
      states: { idle: {}, done: { tags: 'done', on: { 'trash.leave': { target: 'idle' } } } },
    },
    asking: {
      tags: 'asking',
      on: { 'trash.confirm': { target: 'removing' }, 'trash.cancel': { target: 'resting' } },
    },
    removing: {
      tags: ['removing', 'busy'],
      entry: 'forgetFailure',
      invoke: {
        id: 'removeNotes',
        src: 'removeNotes',
        input: ({ context: { uid, removal } }) => ({ uid, removal }),
      },
      initial: 'waiting',
      on: {
        'note.removed': {
          target: '.waiting',
          actions: { type: 'noteRemoved', params: ({ event }) => event },
        },
        'file.removed': { target: '.waiting' },
        'removal.done': { target: 'resting.done' },
        'trash.stop': { target: 'resting.done' },
        'error.*': { target: 'halted', actions: 'noteFailure' },
      },
      states: {
        waiting: { after: { patience: { target: '#trash.halted', actions: 'giveUp' } } },
      },
    },
    halted: {
      tags: ['halted', 'busy'],
      on: { 'trash.retry': { target: 'removing' }, 'trash.cancel': { target: 'resting' } },
      exit: 'forgetFailure',
    },
  },
})
