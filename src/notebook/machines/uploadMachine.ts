import type { Failure, FailureEvent } from '../../domain/failure.ts'
import type { Pace } from '../../domain/timeLeft.ts'
import type { IntakeRefusal, KeptUpload } from '../domain/uploadRow.ts'
import { assign, sendTo, setup } from 'xstate'
import { backOff } from '../../domain/backOff.ts'
import { failureIn } from '../../machines/coolDown.ts'
import { unprovided, unprovidedAction, type Port } from '../../machines/ports.ts'

/** Files that a person gave for a note. */
export type Intake = {
  noteId: string
  /** Whether the note need not be anywhere yet: the files then make it. */
  isNew: boolean
  files: readonly File[]
}

export type RefusedFile = { name: string; why: IntakeRefusal }

/** Commands to the queue of all uploads of a person. */
export type UploadsEvent =
  /** The person dropped, pasted or chose files for a note. */
  | ({ type: 'files.add' } & Intake)
  /** What became of them: those that were taken in are rows now. */
  | { type: 'files.sorted'; refused: readonly RefusedFile[] }
  | { type: 'refusals.dismiss'; noteId: string }
  /** All rows, at once and after every change, also one made in another tab. */
  | { type: 'uploads.read'; rows: readonly KeptUpload[] }
  | { type: 'network.back' }

/** Commands to one upload. */
export type UploadEvent =
  | { type: 'upload.pause' }
  | { type: 'upload.resume' }
  | { type: 'upload.cancel' }
  | { type: 'upload.retry' }
  /** Its turn has come, or some bytes have got there. */
  | { type: 'upload.progress'; sent: number }
  /** Nothing gets there any more; whoever sends goes on trying. */
  | { type: 'upload.stalled' }
  | { type: 'upload.arrived' }
  /** The row after any change, also one made in another tab: that is how a refusal comes. */
  | { type: 'row.read'; row: KeptUpload }
  /** It was sent, or taken away, perhaps in another tab. */
  | { type: 'row.gone' }
  | { type: 'network.back' }
  | FailureEvent

export type UploadInput = { uid: string; row: KeptUpload }

export type UploadContext = UploadInput & {
  /** What the person wants; the row says so a moment later. */
  isPaused: boolean
  /** In bytes. */
  sent: number
  /** Of what is being sent without a rest: bytes, and milliseconds since 1970. */
  pace: Pace | null
  failures: number
  failure: Failure | null
}

/** Commands to the sending port; `upload.retry`: now, without waiting for the delay. */
export type SendCommand = { type: 'upload.pause' | 'upload.resume' | 'upload.retry' }

/**
 * Waits for its turn, and brings a file with its record to the server. What the server will never take is
 * marked in the row. Stopped, it leaves everything as it is.
 */
export type SendFile = Port<UploadEvent, UploadInput, SendCommand>

export const uploadMachine = setup({
  types: {
    context: {} as UploadContext,
    events: {} as UploadEvent,
    input: {} as UploadInput,
    tags: {} as 'waiting' | 'sending' | 'settling' | 'paused' | 'stuck' | 'refused',
  },
  actors: { sendFile: unprovided<UploadInput, SendCommand>('sendFile') },
  actions: {
    flagPause: unprovidedAction('flagPause'),
    reviveRow: unprovidedAction('reviveRow'),
    cancelUpload: unprovidedAction('cancelUpload'),
    tellSender: sendTo('sendFile', (_, type: SendCommand['type']) => ({ type })),
    // Until the row says what the person wants, nothing that was read before may change it.
    noteRow: assign(({ context }, row: KeptUpload) => ({
      row,
      isPaused: row.isPaused === context.row.isPaused ? context.isPaused : row.isPaused,
    })),
    pause: assign({ isPaused: true }),
    resume: assign({ isPaused: false }),
    setSent: assign((_, sent: number) => ({ sent })),
    setPace: assign((_, from: number) => ({ sent: from, pace: { since: Date.now(), from } })),
    forgetPace: assign({ pace: null }),
    setFailure: assign(({ context, event }) => ({
      failure: failureIn(event),
      failures: context.failures + 1,
    })),
    forgetFailures: assign({ failures: 0, failure: null }),
  },
  guards: {
    isToGoOn: ({ context }) => !context.isPaused,
    isToWait: ({ context }) => context.isPaused && context.row.refusal === null,
    isRefused: ({ context }) => context.row.refusal !== null,
    isRevived: ({ context }) => context.row.refusal === null,
    isWhole: ({ context }) => context.sent >= context.row.size,
  },
  delays: { nextTry: ({ context }) => backOff(context.failures, 1_000, 60_000) },
}).createMachine({
  id: 'upload',
  description: 'One file on its way from this device to the server.',
  context: ({ input: { uid, row } }) => ({
    uid,
    row,
    isPaused: row.isPaused,
    sent: 0,
    pace: null,
    failures: 0,
    failure: null,
  }),
  initial: 'going',
  on: {
    'row.read': { actions: { type: 'noteRow', params: ({ event }) => event.row } },
    'row.gone': { target: '.gone' },
    'upload.cancel': { target: '.gone', actions: 'cancelUpload' },
  },
  states: {
    going: {
      always: { guard: 'isRefused', target: 'refused' },
      invoke: {
        id: 'sendFile',
        src: 'sendFile',
        input: ({ context: { uid, row } }) => ({ uid, row }),
      },
      initial: 'active',
      on: {
        'upload.arrived': { target: 'arrived' },
        'error.*': { target: 'stuck', actions: 'setFailure' },
      },
      states: {
        active: {
          always: { guard: 'isToWait', target: 'paused' },
          initial: 'waiting',
          exit: 'forgetPace',
          on: {
            'upload.pause': { actions: ['pause', 'flagPause'] },
            'upload.progress': {
              target: '.sending',
              actions: { type: 'setPace', params: ({ event }) => event.sent },
            },
            'upload.stalled': { target: '.stalled' },
          },
          states: {
            waiting: { tags: 'waiting' },
            sending: {
              tags: 'sending',
              always: { guard: 'isWhole', target: 'settling' },
              on: {
                'upload.progress': {
                  actions: { type: 'setSent', params: ({ event }) => event.sent },
                },
              },
            },
            stalled: {
              tags: 'stuck',
              description: 'Nothing gets there for a while; the sender goes on trying.',
              on: {
                'network.back': { actions: { type: 'tellSender', params: 'upload.retry' } },
                'upload.retry': { actions: { type: 'tellSender', params: 'upload.retry' } },
              },
            },
            settling: { tags: 'settling' },
          },
        },
        paused: {
          tags: 'paused',
          entry: { type: 'tellSender', params: 'upload.pause' },
          always: {
            guard: 'isToGoOn',
            target: 'active',
            actions: { type: 'tellSender', params: 'upload.resume' },
          },
          on: { 'upload.resume': { actions: ['resume', 'flagPause'] } },
        },
      },
    },
    stuck: {
      tags: 'stuck',
      after: { nextTry: { target: 'going' } },
      on: {
        'network.back': { target: 'going', actions: 'forgetFailures' },
        'upload.retry': { target: 'going', actions: 'forgetFailures' },
        'upload.pause': { target: 'going', actions: ['pause', 'flagPause'] },
      },
    },
    refused: {
      tags: 'refused',
      always: { guard: 'isRevived', target: 'going' },
      on: { 'upload.retry': { actions: 'reviveRow' } },
    },
    arrived: { type: 'final' },
    gone: { type: 'final' },
  },
})
