import { assertEvent, assign, setup } from 'xstate'
import type { FailureEvent } from '#src/domain/failure.ts'
import type { StorageProblem } from '#src/domain/session/storageProblem.ts'
import { failureActions, type FailureContext } from '#src/machines/shared/failures.ts'
import { uidIn, requiredPort, type Port } from '#src/machines/shared/ports.ts'
import { retry, type RetryContext } from '#src/machines/shared/retry.ts'
import type { RowWithStatus } from '../domain/sync/outboxRow.ts'

export type OutboxInput = { uid: string }

export type RowsRead = {
  type: 'rows.read'
  rows: readonly RowWithStatus[]
  /** Why the rows are in this tab's memory only; `null` if they are stored on the device. */
  problem: StorageProblem | null
}

export type OutboxEvent =
  | RowsRead
  | { type: 'delivery.done' }
  | { type: 'refusals.cleared' }
  | { type: 'network.back' }
  /** Retry now, without waiting for the back-off to end. */
  | { type: 'outbox.retry' }
  /** Also retry what the server has refused. */
  | { type: 'rows.retryRefused' }
  | FailureEvent

/**
 * Reads the rows at the start and after every change, in this or another tab. Reports when the network is
 * back, and requests a retry when a sign-out begins to save.
 */
export type WatchOutbox = Port<
  RowsRead | { type: 'network.back' } | { type: 'outbox.retry' },
  OutboxInput
>

/** Waits until no other tab is delivering, then sends every waiting row to the server. */
export type DeliverRows = Port<{ type: 'delivery.done' } | FailureEvent, OutboxInput>

/** Clears the refusals, so that refused rows are sent again. */
export type ClearRefusals = Port<{ type: 'refusals.cleared' } | FailureEvent, OutboxInput>

type OutboxContext = OutboxInput &
  FailureContext &
  RetryContext &
  Pick<RowsRead, 'rows' | 'problem'>

export const outboxMachine = setup({
  types: {
    context: {} as OutboxContext,
    events: {} as OutboxEvent,
    input: {} as OutboxInput,
  },
  actors: {
    watchOutbox: requiredPort<WatchOutbox>(),
    deliverRows: requiredPort<DeliverRows>(),
    clearRefusals: requiredPort<ClearRefusals>(),
  },
  actions: {
    ...failureActions<OutboxContext, OutboxEvent>(),
    ...retry.actions<OutboxContext, OutboxEvent>(),
    setRows: assign(({ event }) => {
      assertEvent(event, 'rows.read')
      return { rows: event.rows, problem: event.problem }
    }),
  },
  guards: {
    hasWork: ({ context: { rows } }) => rows.some(({ refusal }) => refusal === null),
  },
  delays: { nextTry: retry.delay(1_000, 15_000) },
}).createMachine({
  id: 'outbox',
  description: 'Sends this device’s edits to the server. Retries until all are sent.',
  context: ({ input }) => ({ ...input, rows: [], problem: null, failureCount: 0, failure: null }),
  invoke: { id: 'watchOutbox', src: 'watchOutbox', input: uidIn },
  initial: 'reading',
  on: { 'rows.read': { actions: 'setRows' } },
  states: {
    reading: {
      on: { 'rows.read': { target: 'idle', actions: 'setRows' } },
    },
    idle: {
      description: 'Nothing is waiting, except edits that the server refused.',
      entry: ['clearFailure', 'clearFailures'],
      always: { guard: 'hasWork', target: 'delivering' },
      on: { 'rows.retryRefused': { target: 'clearingRefusals' } },
    },
    clearingRefusals: {
      invoke: { id: 'clearRefusals', src: 'clearRefusals', input: uidIn },
      on: {
        'refusals.cleared': { target: 'idle' },
        'error.*': { target: 'backingOff', actions: 'setFailure' },
      },
    },
    delivering: {
      invoke: { id: 'deliverRows', src: 'deliverRows', input: uidIn },
      on: {
        'delivery.done': { target: 'idle' },
        'error.*': { target: 'backingOff', actions: 'setFailure' },
        'rows.retryRefused': { target: 'clearingRefusals' },
      },
    },
    backingOff: {
      entry: 'countFailure',
      after: { nextTry: { target: 'delivering' } },
      on: {
        'network.back': { target: 'delivering' },
        'outbox.retry': { target: 'delivering' },
        'rows.retryRefused': { target: 'clearingRefusals' },
      },
    },
  },
})
