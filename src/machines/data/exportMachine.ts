import { type NonReducibleUnknown, assertEvent, assign, sendTo, setup } from 'xstate'
import type { ExportOutcome, ExportProgress } from '../../domain/data/exportProgress.ts'
import type { ItemCounts } from '../../domain/data/itemCounts.ts'
import type { FailureEvent } from '../../domain/failure.ts'
import type { User } from '../../domain/session/user.ts'
import { attemptTimeout, failureActions, type FailureContext } from '../shared/failures.ts'
import { type Port, requiredPort } from '../shared/ports.ts'

type Counted = { type: 'items.counted'; counts: ItemCounts }

type PackingEvent =
  | { type: 'export.progress'; progress: ExportProgress }
  | { type: 'export.done'; outcome: ExportOutcome }
  /** There is not enough space on this device. */
  | { type: 'export.diskFull' }

export type ExportEvent =
  | { type: 'export.start' }
  | { type: 'export.cancel' }
  | { type: 'export.retry' }
  /** The person wants the file again. */
  | { type: 'export.save' }
  /** An import may have changed what there is to export. */
  | { type: 'items.changed' }
  | Counted
  | PackingEvent
  | FailureEvent

export type ExportInput = { user: User }

type ExportContext = ExportInput &
  FailureContext & {
    /** `null` while unknown. */
    counts: ItemCounts | null
    progress: ExportProgress
    /** The last export of this visit. */
    outcome: ExportOutcome | null
  }

/** Counts what there is to export. */
export type CountForExport = Port<Counted | FailureEvent, { uid: string }>

/** Exports everything to a file. Started again, it starts over. */
export type PackEverything = Port<PackingEvent | FailureEvent, ExportInput>

/** Keeps the archive while it runs, and downloads it again on request. */
export type KeepArchive = Port<never, NonReducibleUnknown, { type: 'archive.download' }>

export const noExportProgress: ExportProgress = {
  step: null,
  done: 0,
  total: null,
  timeLeft: null,
}

export const exportMachine = setup({
  types: {
    context: {} as ExportContext,
    events: {} as ExportEvent,
    input: {} as ExportInput,
  },
  actors: {
    countForExport: requiredPort<CountForExport>(),
    packEverything: requiredPort<PackEverything>(),
    keepArchive: requiredPort<KeepArchive>(),
  },
  actions: {
    ...failureActions<ExportContext, ExportEvent>(),
    downloadAgain: sendTo('keepArchive', { type: 'archive.download' }),
    setCounts: assign(({ event }) => {
      assertEvent(event, 'items.counted')
      return { counts: event.counts }
    }),
    setProgress: assign(({ event }) => {
      assertEvent(event, 'export.progress')
      return { progress: event.progress }
    }),
    setOutcome: assign(({ event }) => {
      assertEvent(event, 'export.done')
      return { outcome: event.outcome }
    }),
    resetExport: assign({ progress: noExportProgress, outcome: null }),
  },
  // The SDK gives up on a single file after 120 s.
  delays: { progressTimeout: 150_000, attemptTimeout },
}).createMachine({
  id: 'export',
  description: 'Exporting everything a person has here into one file.',
  context: ({ input }) => ({
    ...input,
    counts: null,
    progress: noExportProgress,
    outcome: null,
    failure: null,
  }),
  initial: 'idle',
  states: {
    idle: {
      initial: 'counting',
      on: {
        'export.start': { target: 'packing' },
        'items.changed': { target: '.counting' },
      },
      states: {
        counting: {
          description: 'Runs in the background. If it fails, no counts are shown.',
          invoke: {
            id: 'countForExport',
            src: 'countForExport',
            input: ({ context: { user } }) => ({ uid: user.uid }),
          },
          after: { attemptTimeout: { target: 'ready' } },
          on: {
            'items.counted': { target: 'ready', actions: 'setCounts' },
            'error.*': { target: 'ready' },
          },
        },
        ready: {},
      },
    },
    packing: {
      entry: 'resetExport',
      invoke: {
        id: 'packEverything',
        src: 'packEverything',
        input: ({ context: { user } }) => ({ user }),
      },
      initial: 'waiting',
      on: {
        'export.progress': { target: '.waiting', actions: 'setProgress' },
        'export.done': { target: 'done', actions: 'setOutcome' },
        'export.diskFull': { target: 'diskFull' },
        'export.cancel': { target: 'idle' },
        'error.*': { target: 'failed', actions: 'setFailure' },
      },
      states: {
        waiting: {
          after: { progressTimeout: { target: '#export.failed', actions: 'setTimedOut' } },
        },
      },
    },
    diskFull: {
      description: 'The device has no space for the archive. The partial file was removed.',
      on: { 'export.retry': { target: 'packing' }, 'export.cancel': { target: 'idle' } },
    },
    failed: {
      on: { 'export.retry': { target: 'packing' }, 'export.cancel': { target: 'idle' } },
      exit: 'clearFailure',
    },
    done: {
      invoke: { id: 'keepArchive', src: 'keepArchive' },
      on: { 'export.save': { actions: 'downloadAgain' }, 'export.start': { target: 'packing' } },
    },
  },
})
