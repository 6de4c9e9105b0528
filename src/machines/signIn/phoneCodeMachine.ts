import { assertEvent, assign, sendTo, setup } from 'xstate'
import type { FailureEvent } from '../../domain/failure.ts'
import type { IdentityResult } from '../security/reauthenticationMachine.ts'
import { type Port, requiredPort } from '../shared/ports.ts'
import { request } from '../shared/request.ts'
import { initialResend, resend, type ResendContext } from '../shared/resend.ts'

/** The typed code, and the name of a new second factor; empty for other purposes. */
export type SubmittedCode = { code: string; name: string }

export type PhoneCodeEvent =
  | { type: 'number.submit'; phoneNumber: string }
  | { type: 'number.change' }
  | { type: 'code.sent' }
  | { type: 'code.resend' }
  | { type: 'sending.cancel' }
  | ({ type: 'code.submit' } & SubmittedCode)
  | { type: 'code.accepted' }
  | { type: 'change.made' }
  | IdentityResult
  | FailureEvent

type PhoneCodeContext = ResendContext & {
  /** In E.164, such as `+442079460958`. */
  phoneNumber: string
  /** Where the last code was sent; `null` if none was sent to this number. */
  sentTo: string | null
}

/** Requests a text message. The verification ID stays in the port. */
export type SendCode = Port<{ type: 'code.sent' } | FailureEvent, { phoneNumber: string }>

/** Uses the code for its purpose. A sign-in arrives as `session.found`. */
export type CheckCode = Port<
  { type: 'code.accepted' } | { type: 'change.made' } | FailureEvent,
  SubmittedCode
>

const firstCodeFailures = request.failures('enteringNumber')

export const phoneCodeMachine = setup({
  types: {
    context: {} as PhoneCodeContext,
    events: {} as PhoneCodeEvent,
    tags: {} as 'number' | 'code' | 'busy' | 'coolingDown' | 'confirming',
  },
  actors: {
    sendCode: requiredPort<SendCode>(),
    checkCode: requiredPort<CheckCode>(),
  },
  actions: {
    ...resend.actions<PhoneCodeContext, PhoneCodeEvent>(),
    confirmChange: sendTo('checkCode', { type: 'identity.confirmed' }),
    setNumber: assign(({ event }) => {
      assertEvent(event, 'number.submit')
      return { phoneNumber: event.phoneNumber, sentTo: null }
    }),
    setSent: assign(({ context }) => ({ sentTo: context.phoneNumber })),
  },
  guards: { hasCode: ({ context }) => context.sentTo !== null },
  delays: { ...resend.delays, sendTimeout: 120_000 },
}).createMachine({
  id: 'phoneCode',
  description: 'Verifying a phone number with a code from a text message, for any purpose.',
  context: { phoneNumber: '', sentTo: null, ...initialResend },
  initial: 'enteringNumber',
  states: {
    enteringNumber: {
      tags: 'number',
      on: { 'number.submit': { target: 'sending', actions: 'setNumber' } },
    },
    sending: {
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'sendCode',
        src: 'sendCode',
        input: ({ context }) => ({ phoneNumber: context.phoneNumber }),
      },
      after: { sendTimeout: { target: 'enteringNumber', actions: 'setTimedOut' } },
      on: {
        'code.sent': { target: 'enteringCode', actions: ['setSent', 'startResendWait'] },
        'sending.cancel': [
          { guard: 'hasCode', target: 'enteringCode' },
          { target: 'enteringNumber' },
        ],
        'error.requires-recent-login': { target: 'confirming' },
        'error.too-many-requests': [
          { guard: 'hasCode', target: 'enteringCode', actions: 'extendResendWait' },
          firstCodeFailures['error.too-many-requests'],
        ],
        'error.*': [
          { guard: 'hasCode', target: 'enteringCode', actions: 'setFailure' },
          firstCodeFailures['error.*'],
        ],
      },
    },
    confirming: {
      tags: ['number', 'confirming'],
      on: {
        'identity.confirmed': { target: 'sending' },
        'identity.canceled': [
          { guard: 'hasCode', target: 'enteringCode' },
          { target: 'enteringNumber' },
        ],
      },
    },
    coolingDown: {
      ...request.coolDown('enteringNumber'),
      tags: ['number', 'coolingDown'],
    },
    enteringCode: {
      tags: 'code',
      initial: 'resendWait',
      on: {
        'number.change': { target: 'enteringNumber', actions: 'clearFailure' },
        'code.submit': { target: 'attempting' },
      },
      states: {
        resendWait: resend.wait('ready'),
        ready: { on: { 'code.resend': { target: '#phoneCode.sending' } } },
      },
    },
    attempting: {
      tags: 'code',
      entry: 'clearFailure',
      invoke: {
        id: 'checkCode',
        src: 'checkCode',
        input: ({ event }) => {
          assertEvent(event, 'code.submit')
          return { code: event.code, name: event.name }
        },
      },
      on: {
        'code.accepted': { target: 'done' },
        'change.made': { target: 'done' },
        'error.credential-already-in-use': { target: 'enteringNumber', actions: 'setFailure' },
        ...request.failures('enteringCode', 'coolingDownCheck'),
      },
      initial: 'working',
      states: request.changeStates('#phoneCode.enteringCode'),
    },
    coolingDownCheck: {
      ...request.coolDown('enteringCode'),
      tags: ['code', 'coolingDown'],
    },
    done: { type: 'final', tags: ['code', 'busy'] },
  },
})
