import { setup } from 'xstate'
import type { FailureEvent } from '../../domain/failure.ts'
import { requiredPort, type Port } from '../shared/ports.ts'
import { initialRequest, request, type RequestContext } from '../shared/request.ts'

type GuestSignInEvent = { type: 'guest.signIn' } | FailureEvent

/** Creates an anonymous account. Success arrives as `session.found`. */
export type SignInAsGuest = Port<FailureEvent>

export const guestSignInMachine = setup({
  types: {
    context: {} as RequestContext,
    events: {} as GuestSignInEvent,
    tags: {} as 'busy' | 'coolingDown',
  },
  actors: { signInAsGuest: requiredPort<SignInAsGuest>() },
  actions: request.actions<RequestContext, GuestSignInEvent>(),
  delays: request.delays,
}).createMachine({
  id: 'guestSignIn',
  description: 'Signing in as a guest.',
  context: initialRequest,
  initial: 'idle',
  states: {
    idle: { on: { 'guest.signIn': { target: 'signingIn' } } },
    signingIn: {
      tags: 'busy',
      entry: 'clearFailure',
      invoke: { id: 'signInAsGuest', src: 'signInAsGuest' },
      after: request.timeLimit('idle'),
      on: request.failures('idle'),
    },
    coolingDown: request.coolDown('idle'),
  },
})
