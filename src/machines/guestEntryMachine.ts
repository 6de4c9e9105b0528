import { setup } from 'xstate'
import type { FailureEvent } from '../domain/failure.ts'
import { attemptTimeout } from './failures.ts'
import { coolDown, noFailure, type CoolDown } from './coolDown.ts'
import { unprovided, type Port } from './ports.ts'

export type GuestEntryEvent = { type: 'guest.enter' } | FailureEvent

/** Creates an anonymous account. Success arrives as `session.found`. */
export type EnterAsGuest = Port<FailureEvent>

export const guestEntryMachine = setup({
  types: {
    context: {} as CoolDown,
    events: {} as GuestEntryEvent,
    tags: {} as 'busy' | 'coolingDown',
  },
  actors: { enterAsGuest: unprovided('enterAsGuest') },
  delays: { ...coolDown<CoolDown, GuestEntryEvent>().delays, attemptTimeout },
  actions: coolDown<CoolDown, GuestEntryEvent>().actions,
}).createMachine({
  id: 'guestEntry',
  description: 'Signing in as a guest.',
  context: noFailure,
  initial: 'idle',
  states: {
    idle: { on: { 'guest.enter': { target: 'entering', actions: 'clearFailure' } } },
    entering: {
      tags: 'busy',
      invoke: { id: 'enterAsGuest', src: 'enterAsGuest' },
      after: { attemptTimeout: { target: 'idle', actions: 'setTimedOut' } },
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
