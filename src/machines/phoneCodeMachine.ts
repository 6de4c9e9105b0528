import { assertEvent, assign, setup } from 'xstate'
import type { FailureEvent } from '../domain/failure.ts'
import {
  coolDown,
  overloaded,
  resendWait,
  noFailure,
  timeUntil,
  type CoolDown,
} from './coolDown.ts'
import { attemptTimeout } from './failures.ts'
import { type Port, unprovided, unprovidedAction } from './ports.ts'
import type { IdentityAnswer } from './reauthenticationMachine.ts'

/** The typed code, and the name of a new second factor; empty for other purposes. */
export type CodeAnswer = { code: string; name: string }

export type PhoneCodeEvent =
  | { type: 'number.submit'; phoneNumber: string }
  | { type: 'number.change' }
  | { type: 'code.sent' }
  | { type: 'code.resend' }
  | { type: 'sending.cancel' }
  | ({ type: 'code.submit' } & CodeAnswer)
  | { type: 'code.accepted' }
  | { type: 'change.made' }
  | IdentityAnswer
  | FailureEvent

type PhoneCodeContext = CoolDown & {
  /** In E.164, such as `+442079460958`. */
  phoneNumber: string
  /** Where the last code was sent; `null` if none was sent to this number. */
  sentTo: string | null
  /** When another code may be requested, in milliseconds since 1970; `null` if it may be now. */
  resendAt: number | null
}

/** Only the types matter: `setup` ignores the value. */
const phoneCodeTypes = {} as {
  context: PhoneCodeContext
  events: PhoneCodeEvent
  tags:
    | 'number'
    | 'code'
    | 'busy'
    | 'sending'
    | 'coolingDown'
    | 'resendWait'
    | 'confirming'
    | 'done'
}

/** Requests a text message. The verification ID stays in the port. */
export type SendCode = Port<{ type: 'code.sent' } | FailureEvent, { phoneNumber: string }>

/** Uses the code for its purpose. A sign-in arrives as `session.found`. */
export type CheckPhoneCode = Port<
  { type: 'code.accepted' } | { type: 'change.made' } | FailureEvent,
  CodeAnswer
>

export const phoneCodeMachine = setup({
  types: phoneCodeTypes,
  actors: {
    sendCode: unprovided<{ phoneNumber: string }>('sendCode'),
    checkCode: unprovided<CodeAnswer>('checkCode'),
    resumeCheck: unprovided('resumeCheck'),
  },
  actions: {
    ...coolDown<PhoneCodeContext, PhoneCodeEvent>().actions,
    discardChange: unprovidedAction('discardChange'),
    begin: assign((_, { phoneNumber }: { phoneNumber: string }) => ({
      phoneNumber,
      sentTo: null,
      failure: null,
    })),
    setSent: assign(({ context }) => ({
      sentTo: context.phoneNumber,
      resendAt: Date.now() + resendWait,
      ...noFailure,
    })),
    extendResendWait: assign((now) => {
      const { coolDownEndsAt: resendAt, ...refusal } = overloaded(now)
      return { ...refusal, resendAt }
    }),
    endResendWait: assign({ resendAt: null }),
  },
  guards: { hasCode: ({ context }) => context.sentTo !== null },
  delays: {
    ...coolDown<PhoneCodeContext, PhoneCodeEvent>().delays,
    sendTimeout: 120_000,
    attemptTimeout,
    resendWait: ({ context }) => timeUntil(context.resendAt),
  },
}).createMachine({
  id: 'phoneCode',
  description: 'Verifying a phone number with a code from a text message, for any purpose.',
  context: { phoneNumber: '', sentTo: null, resendAt: null, ...noFailure },
  initial: 'enteringNumber',
  states: {
    enteringNumber: {
      tags: 'number',
      on: {
        'number.submit': {
          target: 'sending',
          actions: { type: 'begin', params: ({ event }) => event },
        },
      },
    },
    sending: {
      tags: ['busy', 'sending'],
      invoke: {
        id: 'sendCode',
        src: 'sendCode',
        input: ({ context }) => ({ phoneNumber: context.phoneNumber }),
      },
      after: { sendTimeout: { target: 'enteringNumber', actions: 'setTimedOut' } },
      on: {
        'code.sent': { target: 'enteringCode', actions: 'setSent' },
        'sending.cancel': [
          { guard: 'hasCode', target: 'enteringCode' },
          { target: 'enteringNumber' },
        ],
        'error.requires-recent-login': { target: 'confirming' },
        'error.too-many-requests': [
          { guard: 'hasCode', target: 'enteringCode', actions: 'extendResendWait' },
          { target: 'coolingDown', actions: 'startCoolDown' },
        ],
        'error.*': [
          { guard: 'hasCode', target: 'enteringCode', actions: 'setFailure' },
          { target: 'enteringNumber', actions: 'setFailure' },
        ],
      },
    },
    confirming: {
      tags: ['number', 'confirming'],
      on: {
        'identity.confirmed': { target: 'sending' },
        'identity.canceled': { target: 'enteringNumber' },
      },
    },
    coolingDown: {
      tags: ['number', 'coolingDown'],
      after: { coolDown: { target: 'enteringNumber', actions: 'endCoolDown' } },
    },
    enteringCode: {
      tags: 'code',
      initial: 'resendWait',
      on: {
        'number.change': { target: 'enteringNumber', actions: 'clearFailure' },
        'code.submit': { target: 'checking', actions: 'clearFailure' },
      },
      states: {
        resendWait: {
          tags: 'resendWait',
          after: { resendWait: { target: 'ready', actions: 'endResendWait' } },
        },
        ready: { on: { 'code.resend': { target: '#phoneCode.sending' } } },
      },
    },
    checking: {
      tags: ['code', 'busy'],
      invoke: {
        id: 'checkCode',
        src: 'checkCode',
        input: ({ event }) => {
          assertEvent(event, 'code.submit')
          return { code: event.code, name: event.name }
        },
      },
      after: { attemptTimeout: { target: 'enteringCode', actions: 'setTimedOut' } },
      on: {
        'code.accepted': { target: 'done' },
        'change.made': { target: 'done' },
        'error.credential-already-in-use': { target: 'enteringNumber', actions: 'setFailure' },
        'error.requires-recent-login': { target: 'confirmingCheck' },
        'error.too-many-requests': { target: 'coolingDownCheck', actions: 'startCoolDown' },
        'error.*': { target: 'enteringCode', actions: 'setFailure' },
      },
    },
    confirmingCheck: {
      tags: ['code', 'confirming'],
      on: {
        'identity.confirmed': { target: 'resuming' },
        'identity.canceled': { target: 'enteringCode', actions: 'discardChange' },
      },
    },
    resuming: {
      tags: ['code', 'busy'],
      invoke: { id: 'resumeCheck', src: 'resumeCheck' },
      after: { attemptTimeout: { target: 'enteringCode', actions: 'setTimedOut' } },
      on: {
        'change.made': { target: 'done' },
        'error.*': { target: 'enteringCode', actions: 'setFailure' },
      },
    },
    coolingDownCheck: {
      tags: ['code', 'coolingDown'],
      after: { coolDown: { target: 'enteringCode', actions: 'endCoolDown' } },
    },
    done: { tags: ['code', 'busy', 'done'] },
  },
})
