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
}

/** Requests a text message. The verification ID stays in the port. */
export type SendCode = Port<{ type: 'code.sent' } | FailureEvent, { phoneNumber: string }>

/** Uses the code for its purpose. A sign-in arrives as `session.found`. */
export type CheckCode = Port<
  { type: 'code.accepted' } | { type: 'change.made' } | FailureEvent,
  SubmittedCode
>

const sendCode = {
  id: 'sendCode',
  src: 'sendCode',
  input: ({ context: { phoneNumber } }: { context: PhoneCodeContext }) => ({ phoneNumber }),
} as const

export const phoneCodeMachine = setup({
  types: {
    context: {} as PhoneCodeContext,
    events: {} as PhoneCodeEvent,
    tags: {} as 'code' | 'busy' | 'coolingDown' | 'confirming',
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
      return { phoneNumber: event.phoneNumber }
    }),
  },
  delays: { ...resend.delays, sendTimeout: 120_000 },
}).createMachine({
  id: 'phoneCode',
  description: 'Verifying a phone number with a code from a text message, for any purpose.',
  context: { phoneNumber: '', ...initialResend },
  initial: 'enteringNumber',
  states: {
    enteringNumber: {
      on: { 'number.submit': { target: 'sending', actions: 'setNumber' } },
    },
    sending: {
      tags: 'busy',
      entry: 'clearFailure',
      invoke: sendCode,
      after: { sendTimeout: { target: 'enteringNumber', actions: 'setTimedOut' } },
      on: {
        'code.sent': { target: 'enteringCode', actions: 'startResendWait' },
        'sending.cancel': { target: 'enteringNumber' },
        'error.requires-recent-login': { target: 'confirming' },
        ...request.failures('enteringNumber'),
      },
    },
    confirming: request.confirming('sending', 'enteringNumber'),
    coolingDown: request.coolDown('enteringNumber'),
    enteringCode: {
      tags: 'code',
      initial: 'resendWait',
      on: {
        'number.change': { target: 'enteringNumber', actions: 'clearFailure' },
        'code.submit': { target: 'attempting' },
      },
      states: {
        resendWait: resend.wait('ready'),
        ready: { on: { 'code.resend': { target: '#phoneCode.resending' } } },
      },
    },
    resending: {
      tags: ['code', 'busy'],
      entry: 'clearFailure',
      invoke: sendCode,
      after: { sendTimeout: { target: 'enteringCode', actions: 'setTimedOut' } },
      on: {
        'code.sent': { target: 'enteringCode', actions: 'startResendWait' },
        'sending.cancel': { target: 'enteringCode' },
        'error.requires-recent-login': { target: 'confirmingResend' },
        ...resend.failures('enteringCode'),
      },
    },
    confirmingResend: {
      ...request.confirming('resending', 'enteringCode'),
      tags: ['code', 'confirming'],
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
