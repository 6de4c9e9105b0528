import { assertEvent, assign, setup } from 'xstate'
import type { FailureEvent } from '../domain/failure.ts'
import { coolDown, overloaded, resendWait, rested, timeUntil, type CoolDown } from './coolDown.ts'
import { type Port, unprovided, unprovidedAction } from './ports.ts'

/** The code as it was typed, and what a second factor is to be called; empty where none is set up. */
export type CodeAnswer = { code: string; name: string }

export type PhoneCodeEvent =
  | { type: 'number.submit'; phoneNumber: string }
  | { type: 'number.change' }
  | { type: 'code.sent' }
  | { type: 'code.resend' }
  | ({ type: 'code.submit' } & CodeAnswer)
  | { type: 'code.accepted' }
  | { type: 'change.made' }
  | { type: 'identity.confirmed' }
  | { type: 'identity.cancelled' }
  | FailureEvent

type PhoneCodeContext = CoolDown & {
  /** E.164, for example `+442079460958`. */
  phoneNumber: string
  /** Where the last code went; `null` before there is one for this number. */
  sentTo: string | null
  /** When another code may be asked for, in milliseconds since 1970; `null` when it may. */
  resendAt: number | null
}

/** For `setup`, which reads the types and ignores the value. */
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

/** Asks the provider for a text message. The number of the exchange stays with the provider's part. */
export type SendCode = Port<{ type: 'code.sent' } | FailureEvent, { phoneNumber: string }>

/** Does with the code what it is for. A sign-in sends nothing back: it arrives as `session.found`. */
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
    forgetChange: unprovidedAction('forgetChange'),
    begin: assign((_, { phoneNumber }: { phoneNumber: string }) => ({
      phoneNumber,
      sentTo: null,
      failure: null,
    })),
    setSent: assign(({ context }) => ({
      sentTo: context.phoneNumber,
      resendAt: Date.now() + resendWait,
      ...rested,
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
    longestSending: 120_000,
    longestCheck: 90_000,
    resendWait: ({ context }) => timeUntil(context.resendAt),
  },
}).createMachine({
  id: 'phoneCode',
  description: 'Proving a phone number with a code from a text message, whatever it is for.',
  context: { phoneNumber: '', sentTo: null, resendAt: null, ...rested },
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
      after: { longestSending: { target: 'enteringNumber', actions: 'giveUp' } },
      on: {
        'code.sent': { target: 'enteringCode', actions: 'setSent' },
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
        'identity.cancelled': { target: 'enteringNumber' },
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
        'number.change': { target: 'enteringNumber', actions: 'forgetFailure' },
        'code.submit': { target: 'checking', actions: 'forgetFailure' },
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
      after: { longestCheck: { target: 'enteringCode', actions: 'giveUp' } },
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
        'identity.cancelled': { target: 'enteringCode', actions: 'forgetChange' },
      },
    },
    resuming: {
      tags: ['code', 'busy'],
      invoke: { id: 'resumeCheck', src: 'resumeCheck' },
      after: { longestCheck: { target: 'enteringCode', actions: 'giveUp' } },
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
