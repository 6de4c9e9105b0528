import { assign, setup } from 'xstate'
import type { FailureEvent } from '../../domain/failure.ts'
import { unprovided, type Port } from '../shared/ports.ts'
import { noFailure, request, type Requesting } from '../shared/request.ts'
import type { IdentityAnswer } from '../security/reauthenticationMachine.ts'

export type MailRequestEvent =
  | { type: 'mail.submit'; email: string }
  | { type: 'mail.resend' }
  | { type: 'mail.otherEmail' }
  | { type: 'mail.sent' }
  | IdentityAnswer
  | FailureEvent

/** Asks Firebase to send the mail. */
export type SendMail = Port<{ type: 'mail.sent' } | FailureEvent, { email: string }>

export type MailRequestContext = Requesting & { email: string }

export const mailRequestMachine = setup({
  types: {
    context: {} as MailRequestContext,
    events: {} as MailRequestEvent,
    tags: {} as 'busy' | 'coolingDown' | 'confirming' | 'sent',
  },
  actors: { sendMail: unprovided<{ email: string }>('sendMail') },
  actions: {
    ...request.actions<MailRequestContext, MailRequestEvent>(),
    setEmail: assign((_, { email }: { email: string }) => ({ email })),
  },
  delays: request.delays,
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
          actions: { type: 'setEmail', params: ({ event }) => event },
        },
      },
    },
    sending: {
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'sendMail',
        src: 'sendMail',
        input: ({ context }) => ({ email: context.email }),
      },
      after: request.timeLimit('editing'),
      on: {
        'mail.sent': { target: 'sent' },
        'error.invalid-credential': {
          description:
            'No such account: answered like success, so that accounts can’t be probed for.',
          target: 'sent',
        },
        'error.requires-recent-login': { target: 'confirming' },
        ...request.failures('editing'),
      },
    },
    confirming: {
      tags: 'confirming',
      on: {
        'identity.confirmed': { target: 'sending' },
        'identity.canceled': { target: 'editing' },
      },
    },
    coolingDown: request.coolDown('editing'),
    sent: {
      tags: 'sent',
      initial: 'resendWait',
      on: { 'mail.otherEmail': { target: 'editing' } },
      states: {
        resendWait: request.waitToResend('ready'),
        ready: { on: { 'mail.resend': { target: '#mailRequest.sending' } } },
      },
    },
  },
})
