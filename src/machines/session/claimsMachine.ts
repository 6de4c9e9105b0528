import { assertEvent, assign, setup } from 'xstate'
import type { FailureEvent } from '../../domain/failure.ts'
import type { Claims } from '../../domain/session/claims.ts'
import { attemptTimeout, failureActions, type FailureContext } from '../shared/failures.ts'
import { requiredPort, type Port } from '../shared/ports.ts'

export type ClaimsEvent =
  | { type: 'claims.read'; claims: Claims }
  | { type: 'claims.renew' }
  | FailureEvent

/** Reports the ID token's claims at once and with each new token. */
export type WatchClaims = Port<Extract<ClaimsEvent, { type: 'claims.read' }> | FailureEvent>

/** Requests a new token and reports its claims. */
export type RenewClaims = WatchClaims

type ClaimsContext = FailureContext & { claims: Claims | null }

export const claimsMachine = setup({
  types: {
    context: {} as ClaimsContext,
    events: {} as ClaimsEvent,
  },
  actors: {
    watchClaims: requiredPort<WatchClaims>(),
    renewClaims: requiredPort<RenewClaims>(),
  },
  actions: {
    ...failureActions<ClaimsContext, ClaimsEvent>(),
    setClaims: assign(({ event }) => {
      assertEvent(event, 'claims.read')
      return { claims: event.claims, failure: null }
    }),
  },
  delays: { attemptTimeout },
}).createMachine({
  id: 'claims',
  description: 'The custom claims of the signed-in person, as in the ID token.',
  context: { claims: null, failure: null },
  invoke: { id: 'watchClaims', src: 'watchClaims' },
  initial: 'reading',
  on: { 'claims.read': { target: '.known', actions: 'setClaims' } },
  states: {
    reading: {
      after: { attemptTimeout: { target: 'failed', actions: 'setTimedOut' } },
      on: { 'error.*': { target: 'failed', actions: 'setFailure' } },
    },
    failed: { on: { 'claims.renew': { target: 'renewing' } } },
    known: { on: { 'claims.renew': { target: 'renewing' } } },
    renewing: {
      description: 'Changes on the server arrive with a new token.',
      invoke: { id: 'renewClaims', src: 'renewClaims' },
      after: { attemptTimeout: { target: 'failed', actions: 'setTimedOut' } },
      on: { 'error.*': { target: 'failed', actions: 'setFailure' } },
    },
  },
})
