import { assign, setup } from 'xstate'
import { coolDownAfter } from '../domain/backOff.ts'
import type { Failure, FailureEvent } from '../domain/failure.ts'
import { refusedOnceMore, rested, type CoolDown } from './coolDown.ts'
import { failureIn } from './failures.ts'
import { unprovided, type Port } from './ports.ts'

export type PasswordResetEvent =
  | { type: 'reset.submit'; email: string }
  | { type: 'reset.otherEmail' }
  | { type: 'mail.sent' }
  | FailureEvent

/** Asks the provider to send the mail. */
export type SendResetMail = Port<{ type: 'mail.sent' } | FailureEvent, { email: string }>

export type PasswordResetContext = CoolDown & { email: string; failure: Failure | null }

export const passwordResetMachine = setup({
  types: {
    context: {} as PasswordResetContext,
    events: {} as PasswordResetEvent,
    tags: {} as 'busy' | 'coolingDown' | 'sent',
  },
  actors: { sendResetMail: unprovided<{ email: string }>('sendResetMail') },
  actions: {
    begin: assign((_, { email }: { email: string }) => ({ email, failure: null })),
    noteFailure: assign(({ event }) => ({ failure: failureIn(event), refusals: 0 })),
    startCoolDown: assign(({ context, event }) => ({
      failure: failureIn(event),
      ...refusedOnceMore(context),
    })),
    forgetRefusals: assign(rested),
    endCoolDown: assign({ failure: null, coolDownEndsAt: null }),
  },
  delays: { coolDown: ({ context }) => coolDownAfter(context.refusals) },
}).createMachine({
  id: 'passwordReset',
  description: 'Asking for the mail with which a forgotten password is replaced.',
  context: { email: '', failure: null, ...rested },
  initial: 'editing',
  states: {
    editing: {
      on: {
        'reset.submit': {
          target: 'sending',
          actions: { type: 'begin', params: ({ event }) => ({ email: event.email }) },
        },
      },
    },
    sending: {
      tags: 'busy',
      invoke: {
        id: 'sendResetMail',
        src: 'sendResetMail',
        input: ({ context }) => ({ email: context.email }),
      },
      on: {
        'mail.sent': { target: 'sent', actions: 'forgetRefusals' },
        'error.invalid-credential': {
          description: 'No such account: answered like success, so that nobody can probe for one.',
          target: 'sent',
        },
        'error.too-many-requests': { target: 'coolingDown', actions: 'startCoolDown' },
        'error.*': { target: 'editing', actions: 'noteFailure' },
      },
    },
    coolingDown: {
      tags: 'coolingDown',
      after: { coolDown: { target: 'editing', actions: 'endCoolDown' } },
    },
    sent: {
      tags: 'sent',
      on: { 'reset.otherEmail': { target: 'editing' } },
    },
  },
})
