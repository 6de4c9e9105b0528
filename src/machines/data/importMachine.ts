import { type ActorRef, type Snapshot, assertEvent, assign, sendTo, setup } from 'xstate'
import { type ImportPreview, type ImportTally, emptyTally } from '../../domain/data/importTally.ts'
import type { ArchiveRefusal } from '../../domain/data/readManifest.ts'
import type { FailureEvent } from '../../domain/failure.ts'
import type { User } from '../../domain/session/user.ts'
import { failureActions, type FailureContext } from '../shared/failures.ts'
import { type Port, requiredPort } from '../shared/ports.ts'

type Refused = { type: 'archive.refused'; reason: ArchiveRefusal }

type CheckEvent =
  /** How much has been read, from 0 to 1. */
  | { type: 'archive.read'; checkedFraction: number }
  | { type: 'archive.valid'; preview: ImportPreview }
  | Refused

type RestoreEvent =
  | { type: 'import.progress'; tally: ImportTally }
  | { type: 'import.done'; tally: ImportTally }
  /** The quota for `of` is reached. */
  | { type: 'import.overQuota'; of: string; tally: ImportTally }
  | Refused

type ImportEvent =
  | { type: 'archive.choose'; file: File }
  | { type: 'import.confirm' }
  /** Stops the current step. What was imported stays. */
  | { type: 'import.pause' }
  | { type: 'import.resume' }
  /** The person is done with this archive. */
  | { type: 'import.close' }
  | CheckEvent
  | RestoreEvent
  | FailureEvent

type ImportInput = {
  user: User
  /** Counts what there is to export. */
  exportActor: ActorRef<Snapshot<unknown>, { type: 'items.changed' }>
}

export type ImportContext = ImportInput &
  FailureContext & {
    /** `noFile` until one is chosen. */
    file: File
    checkedFraction: number
    preview: ImportPreview | null
    refusal: ArchiveRefusal | null
    tally: ImportTally
    overQuotaOf: string | null
  }

/** Reads an archive from start to finish without changing anything. */
export type CheckArchive = Port<CheckEvent | FailureEvent, { file: File }>

/** Imports an archive into the person's data. Started again with the same file, it continues. */
export type RestoreArchive = Port<RestoreEvent | FailureEvent, { user: User; file: File }>

/** Used while no archive is chosen. */
export const noFile = new File([], '')

export const importMachine = setup({
  types: {
    context: {} as ImportContext,
    events: {} as ImportEvent,
    input: {} as ImportInput,
  },
  actors: {
    checkArchive: requiredPort<CheckArchive>(),
    restoreArchive: requiredPort<RestoreArchive>(),
  },
  actions: {
    ...failureActions<ImportContext, ImportEvent>(),
    setFile: assign(({ event }) => {
      assertEvent(event, 'archive.choose')
      return { file: event.file, checkedFraction: 0, tally: emptyTally }
    }),
    dropFile: assign({ file: noFile, preview: null, refusal: null }),
    setCheckedFraction: assign(({ event }) => {
      assertEvent(event, 'archive.read')
      return { checkedFraction: event.checkedFraction }
    }),
    setPreview: assign(({ event }) => {
      assertEvent(event, 'archive.valid')
      return { preview: event.preview }
    }),
    setRefusal: assign(({ event }) => {
      assertEvent(event, 'archive.refused')
      return { refusal: event.reason }
    }),
    setTally: assign((_, { tally }: { tally: ImportTally }) => ({ tally })),
    setFull: assign(({ event }) => {
      assertEvent(event, 'import.overQuota')
      return { overQuotaOf: event.of }
    }),
    clearReason: assign({ overQuotaOf: null, failure: null }),
    recountForExport: sendTo(({ context }) => context.exportActor, { type: 'items.changed' }),
  },
  delays: { progressTimeout: 150_000 },
}).createMachine({
  id: 'import',
  description: 'Importing an export. Nothing changes until all of it is checked and confirmed.',
  context: ({ input }) => ({
    ...input,
    file: noFile,
    checkedFraction: 0,
    preview: null,
    refusal: null,
    tally: emptyTally,
    overQuotaOf: null,
    failure: null,
  }),
  initial: 'asking',
  states: {
    asking: {
      initial: 'choosing',
      on: { 'archive.choose': { target: 'checking', actions: ['dropFile', 'setFile'] } },
      exit: 'clearReason',
      states: {
        choosing: { entry: 'dropFile' },
        unreadable: {
          description: 'The archive could not be read to the end.',
          on: { 'import.resume': { target: '#import.checking' } },
        },
        refused: {},
      },
    },
    checking: {
      invoke: {
        id: 'checkArchive',
        src: 'checkArchive',
        input: ({ context: { file } }) => ({ file }),
      },
      initial: 'waiting',
      on: {
        'archive.read': { target: '.waiting', actions: 'setCheckedFraction' },
        'archive.valid': { target: 'previewing', actions: 'setPreview' },
        'archive.refused': { target: 'asking.refused', actions: 'setRefusal' },
        'error.*': { target: 'asking.unreadable', actions: 'setFailure' },
        'import.pause': { target: 'asking' },
      },
      states: {
        waiting: {
          after: {
            progressTimeout: { target: '#import.asking.unreadable', actions: 'setTimedOut' },
          },
        },
      },
    },
    previewing: {
      on: { 'import.confirm': { target: 'restoring' }, 'import.close': { target: 'asking' } },
    },
    restoring: {
      invoke: {
        id: 'restoreArchive',
        src: 'restoreArchive',
        input: ({ context: { user, file } }) => ({ user, file }),
      },
      exit: 'recountForExport',
      initial: 'waiting',
      on: {
        'import.progress': {
          target: '.waiting',
          actions: { type: 'setTally', params: ({ event }) => event },
        },
        'import.done': {
          target: 'done',
          actions: { type: 'setTally', params: ({ event }) => event },
        },
        'import.overQuota': {
          target: 'stopped.overQuota',
          actions: [{ type: 'setTally', params: ({ event }) => event }, 'setFull'],
        },
        'archive.refused': { target: 'asking.refused', actions: 'setRefusal' },
        'import.pause': { target: 'stopped.paused' },
        'error.*': { target: 'stopped.failed', actions: 'setFailure' },
      },
      states: {
        waiting: {
          after: { progressTimeout: { target: '#import.stopped.failed', actions: 'setTimedOut' } },
        },
      },
    },
    stopped: {
      initial: 'paused',
      on: { 'import.resume': { target: 'restoring' }, 'import.close': { target: 'asking' } },
      exit: 'clearReason',
      states: {
        paused: {},
        overQuota: {},
        failed: {},
      },
    },
    done: { on: { 'import.close': { target: 'asking' } } },
  },
})
