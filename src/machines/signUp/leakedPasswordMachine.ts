import { assertEvent, setup } from 'xstate'
import type { FailureEvent } from '../../domain/failure.ts'
import { requiredPort, type Port } from '../shared/ports.ts'

type NewPassword = { password: string }

type LeakResult = { type: 'password.leaked' } | { type: 'password.notLeaked' }

type LeakedPasswordEvent =
  | ({ type: 'password.chosen' } & NewPassword)
  | { type: 'password.changed' }
  | LeakResult
  | FailureEvent

/** Checks whether a password was leaked, without revealing it. */
export type CheckLeaked = Port<LeakResult | FailureEvent, NewPassword>

export const leakedPasswordMachine = setup({
  types: { events: {} as LeakedPasswordEvent },
  actors: { checkLeaked: requiredPort<CheckLeaked>() },
  delays: { checkTimeout: 5_000 },
}).createMachine({
  id: 'leakedPassword',
  description: 'Checks whether a new password was leaked. Runs in the background.',
  initial: 'idle',
  on: { 'password.changed': { target: '.idle' } },
  states: {
    idle: { on: { 'password.chosen': { target: 'asking' } } },
    asking: {
      invoke: {
        id: 'checkLeaked',
        src: 'checkLeaked',
        input: ({ event }) => {
          assertEvent(event, 'password.chosen')
          return { password: event.password }
        },
      },
      after: { checkTimeout: { target: 'unknown' } },
      on: {
        'password.leaked': { target: 'leaked' },
        'password.notLeaked': { target: 'unknown' },
        'error.*': { target: 'unknown' },
      },
    },
    unknown: {},
    leaked: {},
  },
})
