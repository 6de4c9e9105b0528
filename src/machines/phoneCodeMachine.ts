import { assign, setup } from 'xstate'
import { coolDownAfter } from '../domain/backOff.ts'
import { unanswered } from './authEvents.ts'
import {
  cooledDown,
  failed,
  overloaded,
  restBeforeResending,
  rested,
  timeUntil,
} from './coolDown.ts'
import { answerIn, phoneCodeTypes, type CodeAnswer } from './phoneCodeEvents.ts'
import { unprovided, unprovidedAction } from './ports.ts'

export const phoneCodeMachine = setup({
  types: phoneCodeTypes,
  actors: {
    sendCode: unprovided<{ phoneNumber: string }>('sendCode'),
    checkCode: unprovided<CodeAnswer>('checkCode'),
    resumeCheck: unprovided('resumeCheck'),
  },
  actions: {
    forgetChange: unprovidedAction('forgetChange'),
    begin: assign((_, { phoneNumber }: { phoneNumber: string }) => ({
      phoneNumber,
      sentTo: null,
      failure: null,
    })),
    noteSent: assign(({ context }) => ({
      sentTo: context.phoneNumber,
      failure: null,
      restEndsAt: Date.now() + restBeforeResending,
      ...rested,
    })),
    noteFailure: assign((now) => failed(now)),
    forgetFailure: assign({ failure: null }),
    giveUp: assign({ failure: unanswered }),
    extendRest: assign((now) => {
      const { coolDownEndsAt: restEndsAt, ...refusal } = overloaded(now)
      return { ...refusal, restEndsAt }
    }),
    startCoolDown: assign((now) => overloaded(now)),
    endCoolDown: assign(cooledDown),
    endRest: assign({ restEndsAt: null }),
  },
  guards: { hasCode: ({ context }) => context.sentTo !== null },
  delays: {
    longestSending: 120_000,
    longestCheck: 90_000,
    rest: ({ context }) => timeUntil(context.restEndsAt),
    coolDown: ({ context }) => coolDownAfter(context.refusals),
  },
}).createMachine({
  id: 'phoneCode',
  description: 'Proving a phone number with a code from a text message, whatever it is for.',
  context: { phoneNumber: '', sentTo: null, failure: null, restEndsAt: null, ...rested },
  initial: 'enteringNumber',
  states: {
    enteringNumber: {
      tags: 'number',
      on: {
        'number.submit': {
          target: 'sending',
          actions: { type: 'begin', params: ({ event }) => ({ phoneNumber: event.phoneNumber }) },
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
        'code.sent': { target: 'enteringCode', actions: 'noteSent' },
        'error.requires-recent-login': { target: 'confirming' },
        'error.too-many-requests': [
          { guard: 'hasCode', target: 'enteringCode', actions: 'extendRest' },
          { target: 'coolingDown', actions: 'startCoolDown' },
        ],
        'error.*': [
          { guard: 'hasCode', target: 'enteringCode', actions: 'noteFailure' },
          { target: 'enteringNumber', actions: 'noteFailure' },
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
      initial: 'resting',
      on: {
        'number.change': { target: 'enteringNumber', actions: 'forgetFailure' },
        'code.submit': { target: 'checking', actions: 'forgetFailure' },
      },
      states: {
        resting: { tags: 'resting', after: { rest: { target: 'ready', actions: 'endRest' } } },
        ready: { on: { 'code.resend': { target: '#phoneCode.sending' } } },
      },
    },
    checking: {
      tags: ['code', 'busy'],
      invoke: { id: 'checkCode', src: 'checkCode', input: ({ event }) => answerIn(event) },
      after: { longestCheck: { target: 'enteringCode', actions: 'giveUp' } },
      on: {
        'code.accepted': { target: 'done' },
        'change.made': { target: 'done' },
        'error.credential-already-in-use': { target: 'enteringNumber', actions: 'noteFailure' },
        'error.requires-recent-login': { target: 'confirmingCheck' },
        'error.too-many-requests': { target: 'coolingDownCheck', actions: 'startCoolDown' },
        'error.*': { target: 'enteringCode', actions: 'noteFailure' },
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
        'error.*': { target: 'enteringCode', actions: 'noteFailure' },
      },
    },
    coolingDownCheck: {
      tags: ['code', 'coolingDown'],
      after: { coolDown: { target: 'enteringCode', actions: 'endCoolDown' } },
    },
    done: { tags: ['code', 'busy', 'done'] },
  },
})
