import { assign, setup } from 'xstate'
import type { FailureEvent } from '../domain/failure.ts'
import { attemptTimeout } from './failures.ts'
import { coolDown, resendWait, noFailure, type CoolDown } from './coolDown.ts'
import { unprovided, type Port } from './ports.ts'
import type { IdentityAnswer } from './reauthenticationMachine.ts'

export type MailRequestEvent =
  | { type: 'mail.submit'; email: string }
  | { type: 'mail.resend' }
  | { type: 'mail.otherEmail' }
  | { type: 'mail.sent' }
  | IdentityAnswer
  | FailureEvent

/** Asks Firebase to send the mail. */
export type SendMail = Port<{ type: 'mail.sent' } | FailureEvent, { email: string }>

export type MailRequestContext = CoolDown & { email: string }

export const mailRequestMachine = setup({
  types: {
    context: {} as MailRequestContext,
    events: {} as MailRequestEvent,
    tags: {} as 'busy' | 'coolingDown' | 'confirming' | 'sent' | 'resendWait',
  },
  actors: { sendMail: unprovided<{ email: string }>('sendMail') },
  actions: {
    ...coolDown<MailRequestContext, MailRequestEvent>().actions,
    begin: assign((_, { email }: { email: string }) => ({ email, failure: null })),
    startResendWait: assign({ refusals: 0, coolDownEndsAt: () => Date.now() + resendWait }),
  },
  delays: {
    ...coolDown<MailRequestContext, MailRequestEvent>().delays,
    resendWait,
    attemptTimeout,
  },
}).createMachine({
  id: 'mailRequest',
  description: 'Requesting an email with a link, and another one when it does not arrive.',
  context: { email: '', ...noFailure },
  initial: 'editing',
  states: {
    editing: {
      on: {
        'mail.submit': {
          target: 'sending',
          actions: { type: 'begin', params: ({ event }) => event },
        },
      },
    },
    sending: {
      tags: 'busy',
      invoke: {
        id: 'sendMail',
        src: 'sendMail',
        input: ({ context }) => ({ email: context.email }),
      },
      after: { attemptTimeout: { target: 'editing', actions: 'setTimedOut' } },
      on: {
        'mail.sent': { target: 'sent' },
        'error.invalid-credential': {
          description:
            'No such account: answered like success, so that accounts can’t be probed for.',
          target: 'sent',
        },
        'error.requires-recent-login': { target: 'confirming' },
        'error.too-many-requests': { target: 'coolingDown', actions: 'startCoolDown' },
        'error.*': { target: 'editing', actions: 'setFailure' },
      },
    },
    confirming: {
      tags: 'confirming',
      on: {
        'identity.confirmed': { target: 'sending' },
        'identity.canceled': { target: 'editing' },
      },
    },
    coolingDown: {
      tags: 'coolingDown',
      after: { coolDown: { target: 'editing', actions: 'endCoolDown' } },
    },
    sent: {
      tags: 'sent',
      initial: 'resendWait',
      entry: 'startResendWait',
      exit: 'endCoolDown',
      on: { 'mail.otherEmail': { target: 'editing' } },
      states: {
        resendWait: {
          tags: 'resendWait',
          after: { resendWait: { target: 'ready', actions: 'endCoolDown' } },
        },
        ready: { on: { 'mail.resend': { target: '#mailRequest.sending' } } },
      },
    },
  },
})
