import { assign, setup } from 'xstate'
import { backOff } from '../../domain/backOff.ts'
import type { FailureEvent } from '../../domain/failure.ts'
import { attemptTimeout } from '../shared/failures.ts'
import { requiredPort, type Port } from '../shared/ports.ts'

type VerificationEvent =
  | { type: 'page.shown' }
  | { type: 'page.hidden' }
  | { type: 'account.read' }
  | FailureEvent

/** Reports when the page is shown or hidden. */
export type WatchVisibility = Port<{ type: 'page.shown' } | { type: 'page.hidden' }>

/** Reloads the account. The session reports what changed. */
export type ReadAccount = Port<{ type: 'account.read' } | FailureEvent>

export const emailVerificationMachine = setup({
  types: {
    context: {} as { checks: number },
    events: {} as VerificationEvent,
  },
  actors: {
    watchVisibility: requiredPort<WatchVisibility>(),
    readAccount: requiredPort<ReadAccount>(),
  },
  actions: {
    countCheck: assign({ checks: ({ context }) => context.checks + 1 }),
    resetChecks: assign({ checks: 0 }),
  },
  delays: {
    attemptTimeout,
    nextCheck: ({ context }) => backOff(context.checks, 3_000, 60_000),
  },
}).createMachine({
  id: 'emailVerification',
  description: 'Waiting for a verified email: checks often at first, then less often.',
  context: { checks: 0 },
  invoke: { id: 'watchVisibility', src: 'watchVisibility' },
  initial: 'looking',
  states: {
    looking: {
      entry: 'countCheck',
      invoke: { id: 'readAccount', src: 'readAccount' },
      after: { attemptTimeout: { target: 'waiting' } },
      on: {
        'page.hidden': { target: 'paused' },
        'account.read': { target: 'waiting' },
        'error.*': { target: 'waiting' },
      },
    },
    waiting: {
      after: { nextCheck: { target: 'looking' } },
      on: {
        'page.hidden': { target: 'paused' },
        'page.shown': { target: 'looking', actions: 'resetChecks' },
      },
    },
    paused: { on: { 'page.shown': { target: 'looking', actions: 'resetChecks' } } },
  },
})
