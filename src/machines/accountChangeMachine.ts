import { assertEvent, setup } from 'xstate'
import type { FailureEvent } from '../domain/failure.ts'
import { coolDown, rested, type CoolDown } from './coolDown.ts'
import { unprovided, unprovidedAction } from './ports.ts'

export type AccountChangeEvent =
  | { type: 'change.open' }
  | { type: 'change.close' }
  | { type: 'change.submit'; typed: string }
  | { type: 'change.made' }
  | { type: 'identity.confirmed' }
  | { type: 'identity.cancelled' }
  | FailureEvent

/** What a change is given: the new name, address or password; empty removes what stands there. */
export type ChangeInput = { typed: string }

export const accountChangeMachine = setup({
  types: {
    context: {} as CoolDown,
    events: {} as AccountChangeEvent,
    tags: {} as 'open' | 'busy' | 'confirming' | 'coolingDown' | 'saved',
  },
  actors: {
    makeChange: unprovided<ChangeInput>('makeChange'),
    resumeChange: unprovided('resumeChange'),
  },
  actions: {
    ...coolDown<CoolDown, AccountChangeEvent>().actions,
    forgetChange: unprovidedAction('forgetChange'),
  },
  delays: {
    ...coolDown<CoolDown, AccountChangeEvent>().delays,
    longestAttempt: 90_000,
    saidForAWhile: 8_000,
  },
}).createMachine({
  id: 'accountChange',
  description:
    'One row of the account: shown, edited, saved, and confirmed where that is asked for.',
  context: rested,
  initial: 'shown',
  states: {
    shown: {
      initial: 'unchanged',
      on: { 'change.open': { target: 'open' } },
      states: {
        unchanged: {},
        saved: { tags: 'saved', after: { saidForAWhile: { target: 'unchanged' } } },
      },
    },
    open: {
      tags: 'open',
      initial: 'editing',
      exit: 'forgetFailure',
      states: {
        editing: {
          on: {
            'change.submit': { target: 'attempting.saving' },
            'change.close': { target: '#accountChange.shown' },
          },
        },
        attempting: {
          tags: 'busy',
          entry: 'forgetFailure',
          initial: 'saving',
          after: { longestAttempt: { target: 'editing', actions: 'giveUp' } },
          on: {
            'change.made': { target: '#accountChange.shown.saved', actions: 'forgetRefusals' },
            'error.requires-recent-login': { target: 'confirming' },
            'error.too-many-requests': { target: 'coolingDown', actions: 'startCoolDown' },
            'error.*': { target: 'editing', actions: 'setFailure' },
          },
          states: {
            saving: {
              invoke: {
                id: 'makeChange',
                src: 'makeChange',
                input: ({ event }) => {
                  assertEvent(event, 'change.submit')
                  return { typed: event.typed }
                },
              },
            },
            resuming: { invoke: { id: 'resumeChange', src: 'resumeChange' } },
          },
        },
        confirming: {
          tags: 'confirming',
          on: {
            'identity.confirmed': { target: 'attempting.resuming' },
            'identity.cancelled': { target: 'editing', actions: 'forgetChange' },
          },
        },
        coolingDown: {
          tags: 'coolingDown',
          exit: 'endCoolDown',
          after: { coolDown: { target: 'editing' } },
          on: { 'change.close': { target: '#accountChange.shown' } },
        },
      },
    },
  },
})
