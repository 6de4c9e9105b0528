import { assign, setup } from 'xstate'
import { backOff } from '../domain/backOff.ts'
import type { FailureEvent } from '../domain/failure.ts'
import { unprovided, type Port } from './ports.ts'

export type SessionRefreshEvent =
  | { type: 'token.read'; expiresAt: number }
  | { type: 'person.returned' }
  | FailureEvent

/** Answers with the moment at which the token ends, in milliseconds since 1970. */
export type ReadToken = Port<SessionRefreshEvent>

/** Says whenever the person comes back to this page, or another tab has changed the account. */
export type WatchReturns = Port<{ type: 'person.returned' }>

const minute = 60_000

/** How long before its end a token is renewed, in milliseconds. */
export const renewalMargin = 5 * minute

export const sessionRefreshMachine = setup({
  types: {
    context: {} as { expiresAt: number; failures: number },
    events: {} as SessionRefreshEvent,
  },
  actors: {
    watchReturns: unprovided('watchReturns'),
    readToken: unprovided('readToken'),
    renewToken: unprovided('renewToken'),
    lookUp: unprovided('lookUp'),
  },
  actions: {
    setExpiry: assign((_, { expiresAt }: { expiresAt: number }) => ({ expiresAt, failures: 0 })),
    countFailure: assign({ failures: ({ context }) => context.failures + 1 }),
  },
  delays: {
    // A clock that runs ahead sees every token as expired; it must not renew without end.
    renewal: ({ context }) => Math.max(minute, context.expiresAt - Date.now() - renewalMargin),
    nextTry: ({ context }) => backOff(context.failures, minute / 2, 16 * minute),
  },
}).createMachine({
  id: 'sessionRefresh',
  description: 'Keeps a session fresh: renews its token in time, and checks for account changes.',
  context: { expiresAt: 0, failures: 0 },
  invoke: { id: 'returns', src: 'watchReturns' },
  initial: 'reading',
  on: {
    'token.read': {
      target: '.fresh',
      actions: { type: 'setExpiry', params: ({ event }) => event },
    },
  },
  states: {
    reading: {
      invoke: { id: 'readToken', src: 'readToken' },
      on: { 'error.*': { target: 'backingOff' } },
    },
    fresh: {
      after: { renewal: { target: 'renewing' } },
      on: { 'person.returned': { target: 'lookingUp' } },
    },
    lookingUp: {
      description:
        'Disabled, deleted, verified elsewhere: the session observer reports what comes.',
      invoke: { id: 'lookUp', src: 'lookUp' },
      on: { 'error.*': { target: 'fresh' } },
    },
    renewing: {
      invoke: { id: 'renewToken', src: 'renewToken' },
      on: { 'error.*': { target: 'backingOff' } },
    },
    backingOff: {
      entry: 'countFailure',
      after: { nextTry: { target: 'renewing' } },
      on: { 'person.returned': { target: 'renewing' } },
    },
  },
})
