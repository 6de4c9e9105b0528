import { assertEvent, assign, sendTo, setup } from 'xstate'
import type { FailureEvent } from '#src/domain/failure.ts'
import type { Pace } from '#src/domain/timeLeft.ts'
import { failureActions, type FailureContext } from '#src/machines/shared/failures.ts'
import { requiredPort, requiredAction, type Port } from '#src/machines/shared/ports.ts'
import { retry, type RetryContext } from '#src/machines/shared/retry.ts'
import type { UploadWithStatus } from '../domain/files/uploadRow.ts'

export type UploadEvent =
  | { type: 'upload.pause' }
  | { type: 'upload.resume' }
  | { type: 'upload.cancel' }
  | { type: 'upload.retry' }
  /** The upload has started, or bytes have arrived. */
  | { type: 'upload.progress'; sent: number }
  /** No bytes arrive anymore. The sender keeps trying. */
  | { type: 'upload.stalled' }
  | { type: 'upload.arrived' }
  /** The row after a change, in this or another tab. Refusals arrive this way. */
  | { type: 'row.read'; row: UploadWithStatus }
  /** The file was uploaded or canceled, perhaps in another tab. */
  | { type: 'row.removed' }
  | { type: 'network.back' }
  | FailureEvent

type UploadInput = { uid: string; row: UploadWithStatus }

export type SendInput = UploadInput & RetryContext

type UploadContext = UploadInput &
  FailureContext &
  RetryContext & {
    /** In bytes. */
    sent: number
    /** Start of the current uninterrupted transfer, for estimating the time left. */
    pace: Pace | null
  }

/** Commands to the sender. `upload.retry`: retry now, without waiting for the delay. */
export type SendCommand = { type: 'upload.pause' | 'upload.resume' | 'upload.retry' }

/**
 * Waits for its turn, then uploads a file and its record. Stores permanent refusals in the row. Stopping it
 * leaves everything as it is.
 */
export type SendFile = Port<UploadEvent, SendInput, SendCommand>

export const uploadMachine = setup({
  types: {
    context: {} as UploadContext,
    events: {} as UploadEvent,
    input: {} as UploadInput,
    tags: {} as 'retrying',
  },
  actors: { sendFile: requiredPort<SendFile>() },
  actions: {
    ...failureActions<UploadContext, UploadEvent>(),
    ...retry.actions<UploadContext, UploadEvent>(),
    storePause: requiredAction('storePause'),
    storeResume: requiredAction('storeResume'),
    clearRefusal: requiredAction('clearRefusal'),
    cancelUpload: requiredAction('cancelUpload'),
    notifySender: sendTo('sendFile', (_, type: SendCommand['type']) => ({ type })),
    setRow: assign(({ event }) => {
      assertEvent(event, 'row.read')
      return { row: event.row }
    }),
    setSent: assign(({ event }) => {
      assertEvent(event, 'upload.progress')
      return { sent: event.sent }
    }),
    setPace: assign(({ event }) => {
      assertEvent(event, 'upload.progress')
      return { sent: event.sent, pace: { since: Date.now(), from: event.sent } }
    }),
    clearPace: assign({ pace: null }),
  },
  guards: {
    isResumed: ({ context }) => !context.row.isPaused,
    shouldPause: ({ context: { row } }) => row.isPaused && row.refusal === null,
    isRefused: ({ context }) => context.row.refusal !== null,
    isRefusalCleared: ({ context }) => context.row.refusal === null,
    isWhole: ({ context }) => context.sent >= context.row.size,
  },
  delays: { nextTry: retry.delay(1_000, 15_000) },
}).createMachine({
  id: 'upload',
  description: 'One file on its way from this device to the server.',
  context: ({ input: { uid, row } }) => ({
    uid,
    row,
    sent: 0,
    pace: null,
    failureCount: 0,
    failure: null,
  }),
  initial: 'running',
  on: {
    'row.read': { actions: 'setRow' },
    'row.removed': { target: '.removed' },
    'upload.cancel': { target: '.removed', actions: 'cancelUpload' },
  },
  states: {
    running: {
      always: { guard: 'isRefused', target: 'refused' },
      invoke: {
        id: 'sendFile',
        src: 'sendFile',
        input: ({ context: { uid, row, failureCount } }) => ({ uid, row, failureCount }),
      },
      initial: 'active',
      on: {
        'upload.arrived': { target: 'arrived' },
        'error.*': { target: 'backingOff', actions: 'setFailure' },
      },
      states: {
        active: {
          always: { guard: 'shouldPause', target: 'paused' },
          initial: 'waiting',
          exit: 'clearPace',
          on: {
            'upload.pause': { actions: 'storePause' },
            'upload.progress': { target: '.sending', actions: 'setPace' },
            'upload.stalled': { target: '.stalled' },
          },
          states: {
            waiting: {},
            sending: {
              always: { guard: 'isWhole', target: 'finishing' },
              on: { 'upload.progress': { actions: 'setSent' } },
            },
            stalled: {
              tags: 'retrying',
              description: 'No progress for a while. The sender keeps retrying.',
              on: {
                'network.back': { actions: { type: 'notifySender', params: 'upload.retry' } },
                'upload.retry': { actions: { type: 'notifySender', params: 'upload.retry' } },
              },
            },
            finishing: {},
          },
        },
        paused: {
          description: 'Stored, so that a reload doesn’t resume it.',
          entry: { type: 'notifySender', params: 'upload.pause' },
          always: {
            guard: 'isResumed',
            target: 'active',
            actions: { type: 'notifySender', params: 'upload.resume' },
          },
          on: { 'upload.resume': { actions: 'storeResume' } },
        },
      },
    },
    backingOff: {
      tags: 'retrying',
      entry: 'countFailure',
      always: { guard: 'shouldPause', target: 'running' },
      after: { nextTry: { target: 'running' } },
      on: {
        'network.back': { target: 'running', actions: ['clearFailure', 'clearFailures'] },
        'upload.retry': { target: 'running', actions: ['clearFailure', 'clearFailures'] },
        'upload.pause': { actions: 'storePause' },
      },
    },
    refused: {
      always: { guard: 'isRefusalCleared', target: 'running' },
      on: { 'upload.retry': { actions: 'clearRefusal' } },
    },
    arrived: { type: 'final' },
    removed: { type: 'final' },
  },
})
