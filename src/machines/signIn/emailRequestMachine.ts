import { assertEvent, assign, setup } from 'xstate'
import type { FailureEvent } from '../../domain/failure.ts'
import type { IdentityResult } from '../security/reauthenticationMachine.ts'
import { requiredPort } from '../shared/ports.ts'
import { request } from '../shared/request.ts'
import { initialResend, resend, type ResendContext, type SendEmail } from '../shared/resend.ts'

export type EmailRequestEvent =
  | { type: 'email.submit'; email: string }
  | { type: 'email.resend' }
  | { type: 'email.change' }
  | { type: 'email.sent' }
  | IdentityResult
  | FailureEvent

type EmailRequestContext = ResendContext & { email: string }

const sendEmail = {
  id: 'sendEmail',
  src: 'sendEmail',
  input: ({ context: { email } }: { context: EmailRequestContext }) => ({ email }),
} as const

const accountMissing = {
  description: 'No such account: answered like success, so that accounts can’t be probed for.',
  actions: 'startResendWait',
} as const

export const emailRequestMachine = setup({
  types: {
    context: {} as EmailRequestContext,
    events: {} as EmailRequestEvent,
    tags: {} as 'busy' | 'coolingDown' | 'confirming',
  },
  actors: { sendEmail: requiredPort<SendEmail>() },
  actions: {
    ...resend.actions<EmailRequestContext, EmailRequestEvent>(),
    setEmail: assign(({ event }) => {
      assertEvent(event, 'email.submit')
      return { email: event.email }
    }),
  },
  delays: resend.delays,
}).createMachine({
  id: 'emailRequest',
  description: 'Requesting an email with a link, and another one when it does not arrive.',
  context: { email: '', ...initialResend },
  initial: 'editing',
  states: {
    editing: {
      on: { 'email.submit': { target: 'sending', actions: 'setEmail' } },
    },
    sending: {
      tags: 'busy',
      entry: 'clearFailure',
      invoke: sendEmail,
      after: request.timeLimit('editing'),
      on: {
        'email.sent': { target: 'sent', actions: 'startResendWait' },
        'error.invalid-credential': { target: 'sent', ...accountMissing },
        'error.requires-recent-login': { target: 'confirming' },
        ...request.failures('editing'),
      },
    },
    confirming: request.confirming('sending', 'editing'),
    coolingDown: request.coolDown('editing'),
    sent: {
      initial: 'resendWait',
      on: { 'email.change': { target: 'editing', actions: 'clearFailure' } },
      states: {
        resendWait: resend.wait('ready'),
        ready: { on: { 'email.resend': { target: 'resending' } } },
        resending: {
          tags: 'busy',
          entry: 'clearFailure',
          invoke: sendEmail,
          after: request.timeLimit('ready'),
          on: {
            'email.sent': { target: 'resendWait', actions: 'startResendWait' },
            'error.invalid-credential': { target: 'resendWait', ...accountMissing },
            'error.requires-recent-login': { target: 'confirming' },
            ...resend.failures('ready', 'resendWait'),
          },
        },
        confirming: request.confirming('resending', 'ready'),
      },
    },
  },
})
