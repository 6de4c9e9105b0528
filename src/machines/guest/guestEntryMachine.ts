import { setup } from 'xstate'
import type { FailureEvent } from '../../domain/failure.ts'
import { unprovided, type Port } from '../shared/ports.ts'
import { noFailure, request, type Requesting } from '../shared/request.ts'

export type GuestEntryEvent = { type: 'guest.enter' } | FailureEvent

/** Creates an anonymous account. Success arrives as `session.found`. */
export type EnterAsGuest = Port<FailureEvent>

export const guestEntryMachine = setup({
  types: {
    context: {} as Requesting,
    events: {} as GuestEntryEvent,
    tags: {} as 'busy' | 'coolingDown',
  },
  actors: { enterAsGuest: unprovided('enterAsGuest') },
  actions: request.actions<Requesting, GuestEntryEvent>(),
  delays: request.delays,
}).createMachine({
  id: 'guestEntry',
  description: 'Signing in as a guest.',
  context: noFailure,
  initial: 'idle',
  states: {
    idle: { on: { 'guest.enter': { target: 'entering' } } },
    entering: {
      tags: 'busy',
      entry: 'clearFailure',
      invoke: { id: 'enterAsGuest', src: 'enterAsGuest' },
      after: request.timeLimit('idle'),
      on: request.failures('idle'),
    },
    coolingDown: request.coolDown('idle'),
  },
})
