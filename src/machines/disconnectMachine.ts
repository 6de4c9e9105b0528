import { assign, setup } from 'xstate'
import { coolDownAfter } from '../domain/backOff.ts'
import type { Failure, FailureEvent } from '../domain/failure.ts'
import { refusedOnceMore, rested, type CoolDown } from './coolDown.ts'
import { failureIn } from './failures.ts'
import { unprovided, unprovidedAction, type Port } from './ports.ts'

export type DisconnectEvent =
  | { type: 'disconnect.ask'; providerId: string }
  | { type: 'disconnect.confirm' }
  | { type: 'disconnect.cancel' }
  | { type: 'change.made' }
  | { type: 'identity.confirmed' }
  | { type: 'identity.cancelled' }
  | FailureEvent

/** Takes one way to sign in from the account. */
export type Disconnect = Port<{ type: 'change.made' } | FailureEvent, { providerId: string }>

export const disconnectMachine = setup({
  types: {
    context: {} as CoolDown & { uid: string; providerId: string; failure: Failure | null },
    input: {} as { uid: string },
    events: {} as DisconnectEvent,
    tags: {} as 'asking' | 'busy' | 'confirming' | 'coolingDown' | 'closed' | 'done',
  },
  actors: {
    disconnect: unprovided<{ providerId: string }>('disconnect'),
    resumeDisconnect: unprovided('resumeDisconnect'),
  },
  actions: {
    forgetWay: unprovidedAction('forgetWay'),
    forgetChange: unprovidedAction('forgetChange'),
    keepProvider: assign((_, { providerId }: { providerId: string }) => ({
      providerId,
      failure: null,
    })),
    noteFailure: assign(({ event }) => ({ failure: failureIn(event), refusals: 0 })),
    startCoolDown: assign(({ context, event }) => ({
      failure: failureIn(event),
      ...refusedOnceMore(context),
    })),
    endCoolDown: assign({ failure: null, coolDownEndsAt: null }),
  },
  delays: { coolDown: ({ context }) => coolDownAfter(context.refusals) },
}).createMachine({
  id: 'disconnect',
  description: 'Taking one way to sign in from the account, after asking whether it is meant.',
  context: ({ input }) => ({ uid: input.uid, providerId: '', failure: null, ...rested }),
  initial: 'resting',
  states: {
    resting: {
      initial: 'idle',
      on: {
        'disconnect.ask': {
          target: 'asking',
          actions: {
            type: 'keepProvider',
            params: ({ event }) => ({ providerId: event.providerId }),
          },
        },
      },
      states: { idle: {}, closed: { tags: 'closed' }, done: { tags: 'done' } },
    },
    asking: {
      tags: 'asking',
      on: {
        'disconnect.confirm': { target: 'disconnecting.first' },
        'disconnect.cancel': { target: 'resting' },
      },
    },
    disconnecting: {
      tags: 'busy',
      initial: 'first',
      entry: 'forgetWay',
      on: {
        'change.made': { target: 'resting.done' },
        'error.popup-closed-by-user': { target: 'resting.closed' },
        'error.requires-recent-login': { target: 'confirming' },
        'error.too-many-requests': { target: 'coolingDown', actions: 'startCoolDown' },
        'error.*': { target: 'resting', actions: 'noteFailure' },
      },
      states: {
        first: {
          invoke: {
            id: 'disconnect',
            src: 'disconnect',
            input: ({ context }) => ({ providerId: context.providerId }),
          },
        },
        again: { invoke: { id: 'resumeDisconnect', src: 'resumeDisconnect' } },
      },
    },
    confirming: {
      tags: 'confirming',
      on: {
        'identity.confirmed': { target: 'disconnecting.again' },
        'identity.cancelled': { target: 'resting', actions: 'forgetChange' },
      },
    },
    coolingDown: {
      tags: 'coolingDown',
      after: { coolDown: { target: 'resting', actions: 'endCoolDown' } },
    },
  },
})
