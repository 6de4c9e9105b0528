import { assertEvent, assign, setup } from 'xstate'
import type { FailureEvent } from '../../domain/failure.ts'
import { attemptTimeout } from '../shared/failures.ts'
import { requiredPort, type Port } from '../shared/ports.ts'
import { retry, type RetryContext } from '../shared/retry.ts'

type SessionRefreshContext = RetryContext & { expiresAt: number }

type SessionRefreshEvent =
  | { type: 'token.read'; expiresAt: number }
  | { type: 'page.shown' }
  | FailureEvent

/** Reports when the token expires, in milliseconds since 1970. */
export type ReadToken = Port<SessionRefreshEvent>

/** Reports when the person returns to this tab, or another tab has changed the account. */
export type WatchPageShown = Port<{ type: 'page.shown' }>

const minute = 60_000

/** How long before its expiry a token is renewed. */
export const renewalMarginMs = 5 * minute

export const sessionRefreshMachine = setup({
  types: {
    context: {} as SessionRefreshContext,
    events: {} as SessionRefreshEvent,
  },
  actors: {
    watchPageShown: requiredPort<WatchPageShown>(),
    readToken: requiredPort<ReadToken>(),
    renewToken: requiredPort<ReadToken>(),
    lookUp: requiredPort<ReadToken>(),
  },
  actions: {
    ...retry.actions<SessionRefreshContext, SessionRefreshEvent>(),
    setExpiry: assign(({ event }) => {
      assertEvent(event, 'token.read')
      return { expiresAt: event.expiresAt, failureCount: 0 }
    }),
  },
  delays: {
    // With a clock that runs ahead, every token looks expired. The minimum prevents endless
    // renewals.
    renewal: ({ context }) => Math.max(minute, context.expiresAt - Date.now() - renewalMarginMs),
    nextTry: retry.delay(minute / 2, 16 * minute),
    // The SDK's calls end by themselves, unless browser storage doesn't respond.
    attemptTimeout,
  },
}).createMachine({
  id: 'sessionRefresh',
  description: 'Keeps a session fresh: renews its token in time, and checks for account changes.',
  context: { expiresAt: 0, failureCount: 0 },
  invoke: { id: 'watchPageShown', src: 'watchPageShown' },
  initial: 'reading',
  on: { 'token.read': { target: '.fresh', actions: 'setExpiry' } },
  states: {
    reading: {
      invoke: { id: 'readToken', src: 'readToken' },
      after: { attemptTimeout: { target: 'backingOff' } },
      on: { 'error.*': { target: 'backingOff' } },
    },
    fresh: {
      after: { renewal: { target: 'renewing' } },
      on: { 'page.shown': { target: 'lookingUp' } },
    },
    lookingUp: {
      description: 'Disabled, deleted, or verified elsewhere: the session observer reports it.',
      invoke: { id: 'lookUp', src: 'lookUp' },
      after: { attemptTimeout: { target: 'fresh' } },
      on: { 'error.*': { target: 'fresh' } },
    },
    renewing: {
      invoke: { id: 'renewToken', src: 'renewToken' },
      after: { attemptTimeout: { target: 'backingOff' } },
      on: { 'error.*': { target: 'backingOff' } },
    },
    backingOff: {
      entry: 'countFailure',
      after: { nextTry: { target: 'renewing' } },
      on: { 'page.shown': { target: 'renewing' } },
    },
  },
})
