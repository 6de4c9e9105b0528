import { assertEvent, assign, setup } from 'xstate'
import type { Failure, FailureEvent } from '../domain/failure.ts'
import { unanswered } from './authEvents.ts'
import { failureIn } from './failures.ts'
import { unprovided, type Port } from './ports.ts'
import type { IdentityProved } from './reauthenticationMachine.ts'

export type LinkConfirmationEvent =
  | { type: 'link.confirm'; code: string }
  | IdentityProved
  | FailureEvent

/** Signs the person in anew with the code from the mail, which is used up by it. */
export type ConfirmLink = Port<IdentityProved | FailureEvent, { code: string }>

export const linkConfirmationMachine = setup({
  types: {
    context: {} as { failure: Failure | null },
    events: {} as LinkConfirmationEvent,
    tags: {} as 'checking' | 'secondFactor' | 'unchecked' | 'refused' | 'confirmed',
  },
  actors: { confirmLink: unprovided<{ code: string }>('confirmLink') },
  actions: {
    noteFailure: assign(({ event }) => ({ failure: failureIn(event) })),
    forgetFailure: assign({ failure: null }),
    giveUp: assign({ failure: unanswered }),
  },
  delays: { longestAttempt: 90_000 },
}).createMachine({
  id: 'linkConfirmation',
  description: 'Showing who one is by a link in a mail, for an action that waits in another tab.',
  context: { failure: null },
  initial: 'opened',
  states: {
    opened: { tags: 'checking', on: { 'link.confirm': { target: 'checking' } } },
    checking: {
      tags: 'checking',
      entry: 'forgetFailure',
      invoke: {
        id: 'confirmLink',
        src: 'confirmLink',
        input: ({ event }) => {
          assertEvent(event, 'link.confirm')
          return { code: event.code }
        },
      },
      after: { longestAttempt: { target: 'unchecked', actions: 'giveUp' } },
      on: {
        'identity.proved': { target: 'confirmed' },
        'error.multi-factor-auth-required': { target: 'secondFactor' },
        'error.invalid-action-code': { target: 'refused', actions: 'noteFailure' },
        'error.user-mismatch': { target: 'refused', actions: 'noteFailure' },
        'error.*': { target: 'unchecked', actions: 'noteFailure' },
      },
    },
    secondFactor: { tags: 'secondFactor', on: { 'identity.proved': { target: 'confirmed' } } },
    unchecked: { tags: 'unchecked', on: { 'link.confirm': { target: 'checking' } } },
    refused: { tags: 'refused' },
    confirmed: { tags: 'confirmed' },
  },
})
