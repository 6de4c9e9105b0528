import { assign, setup } from 'xstate'
import { coolDownAfter } from '../domain/backOff.ts'
import type { Failure, FailureEvent } from '../domain/failure.ts'
import { cooledDown, failed, overloaded, rested, type CoolDown } from './coolDown.ts'
import { unprovided, type Port } from './ports.ts'

export type GuestEntryEvent = { type: 'guest.enter' } | FailureEvent

/** Makes an account without a name. Success is not sent back: it arrives as `session.found`. */
export type EnterAsGuest = Port<FailureEvent>

export const guestEntryMachine = setup({
  types: {
    context: {} as CoolDown & { failure: Failure | null },
    events: {} as GuestEntryEvent,
    tags: {} as 'busy' | 'coolingDown',
  },
  actors: { enterAsGuest: unprovided('enterAsGuest') },
  actions: {
    forgetFailure: assign({ failure: null }),
    setFailure: assign((now) => failed(now)),
    startCoolDown: assign((now) => overloaded(now)),
    endCoolDown: assign(cooledDown),
    giveUp: assign({ failure: { kind: 'network-request-failed', code: 'auth/timeout' } as const }),
  },
  delays: { coolDown: ({ context }) => coolDownAfter(context.refusals), longestWait: 90_000 },
}).createMachine({
  id: 'guestEntry',
  description: 'Signing in as a guest.',
  context: { failure: null, ...rested },
  initial: 'idle',
  states: {
    idle: { on: { 'guest.enter': { target: 'entering', actions: 'forgetFailure' } } },
    entering: {
      tags: 'busy',
      invoke: { id: 'enterAsGuest', src: 'enterAsGuest' },
      after: { longestWait: { target: 'idle', actions: 'giveUp' } },
      on: {
        'error.too-many-requests': { target: 'coolingDown', actions: 'startCoolDown' },
        'error.*': { target: 'idle', actions: 'setFailure' },
      },
    },
    coolingDown: {
      tags: 'coolingDown',
      after: { coolDown: { target: 'idle', actions: 'endCoolDown' } },
    },
  },
})
