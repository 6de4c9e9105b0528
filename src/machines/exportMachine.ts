import { assign, sendTo, setup, type NonReducibleUnknown } from 'xstate'
import type { ExportContents, ExportOutcome, ExportProgress } from '../domain/exportProgress.ts'
import { unanswered } from './authEvents.ts'
import {
  nothingPacked,
  type ExportContext,
  type ExportEvent,
  type ExportInput,
} from './exportEvents.ts'
import { failureIn } from './failures.ts'
import { unprovided } from './ports.ts'

export const exportMachine = setup({
  types: {
    context: {} as ExportContext,
    events: {} as ExportEvent,
    input: {} as ExportInput,
    tags: {} as 'packing' | 'full' | 'halted' | 'done',
  },
  actors: {
    surveyContents: unprovided<{ uid: string }>('surveyContents'),
    packEverything: unprovided<ExportInput>('packEverything'),
    holdArchive: unprovided<NonReducibleUnknown, { type: 'archive.handOver' }>('holdArchive'),
  },
  actions: {
    handOver: sendTo('holdArchive', { type: 'archive.handOver' }),
    noteContents: assign((_, { contents }: { contents: ExportContents }) => ({ contents })),
    noteProgress: assign((_, { progress }: { progress: ExportProgress }) => ({ progress })),
    noteOutcome: assign((_, { outcome }: { outcome: ExportOutcome }) => ({ outcome })),
    beginAnew: assign({ progress: nothingPacked, outcome: null }),
    noteFailure: assign(({ event }) => ({ failure: failureIn(event) })),
    giveUp: assign({ failure: unanswered }),
    forgetFailure: assign({ failure: null }),
  },
  // The SDK gives up on one file after 120 s.
  delays: { patience: 150_000 },
}).createMachine({
  id: 'export',
  description: 'Packing everything that a person keeps here into one file for them.',
  context: ({ input }) => ({
    ...input,
    contents: null,
    progress: nothingPacked,
    outcome: null,
    failure: null,
  }),
  initial: 'idle',
  states: {
    idle: {
      initial: 'surveying',
      on: {
        'export.start': { target: 'packing' },
        'contents.changed': { target: '.surveying' },
      },
      states: {
        surveying: {
          description:
            'Nobody waits for it; where it fails, nothing is said about how much there is.',
          invoke: {
            id: 'surveyContents',
            src: 'surveyContents',
            input: ({ context: { user } }) => ({ uid: user.uid }),
          },
          on: {
            'export.surveyed': {
              target: 'ready',
              actions: { type: 'noteContents', params: ({ event }) => event },
            },
            'error.*': { target: 'ready' },
          },
        },
        ready: {},
      },
    },
    packing: {
      tags: 'packing',
      entry: 'beginAnew',
      invoke: {
        id: 'packEverything',
        src: 'packEverything',
        input: ({ context: { user, names } }) => ({ user, names }),
      },
      initial: 'waiting',
      on: {
        'export.progress': {
          target: '.waiting',
          actions: { type: 'noteProgress', params: ({ event }) => event },
        },
        'export.packed': {
          target: 'done',
          actions: { type: 'noteOutcome', params: ({ event }) => event },
        },
        'export.tooLarge': { target: 'full' },
        'export.cancel': { target: 'idle.ready' },
        'error.*': { target: 'halted', actions: 'noteFailure' },
      },
      states: {
        waiting: { after: { patience: { target: '#export.halted', actions: 'giveUp' } } },
      },
    },
    full: {
      description: 'This device has no room for the archive, and nothing of it is left.',
      tags: 'full',
      on: { 'export.retry': { target: 'packing' }, 'export.cancel': { target: 'idle.ready' } },
    },
    halted: {
      tags: 'halted',
      on: { 'export.retry': { target: 'packing' }, 'export.cancel': { target: 'idle.ready' } },
      exit: 'forgetFailure',
    },
    done: {
      tags: 'done',
      invoke: { id: 'holdArchive', src: 'holdArchive' },
      on: { 'export.save': { actions: 'handOver' }, 'export.start': { target: 'packing' } },
    },
  },
})
