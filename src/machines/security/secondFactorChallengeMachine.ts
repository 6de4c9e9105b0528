import { assertEvent, assign, setup } from 'xstate'
import type { FailureEvent } from '../../domain/failure.ts'
import type { SecondFactor } from '../../domain/security/enrolledMethods.ts'
import { failureIn } from '../shared/failures.ts'
import { type Port, requiredPort } from '../shared/ports.ts'
import { request } from '../shared/request.ts'
import { initialResend, resend, type ResendContext } from '../shared/resend.ts'

export type ChallengeEvent =
  | { type: 'challenge.found'; factors: readonly SecondFactor[] }
  | { type: 'challenge.missing' }
  | { type: 'challenge.passed' }
  | { type: 'factor.choose'; factor: SecondFactor }
  | { type: 'factor.change' }
  | { type: 'code.sent' }
  | { type: 'code.resend' }
  | { type: 'sending.cancel' }
  | { type: 'code.submit'; code: string }
  | FailureEvent

type ChallengeContext = ResendContext & {
  /** The factors that the account accepts. */
  factors: readonly SecondFactor[]
  chosen: SecondFactor | null
}

/** Reads the challenge of the last sign-in attempt. */
export type ReadChallenge = Port<Extract<ChallengeEvent, { type: `challenge.${string}` }>>

/** Forgets the challenge when the machine stops. */
export type ForgetChallengeAtEnd = Port<ChallengeEvent>

/** Sends a text message to one of the factors. */
export type SendChallengeCode = Port<{ type: 'code.sent' } | FailureEvent, { enrollmentId: string }>

/** Answers the challenge with a factor's code. */
export type SubmitChallengeCode = Port<
  { type: 'challenge.passed' } | FailureEvent,
  { enrollmentId: string; code: string }
>

/** Firebase no longer accepts any answer to this challenge. */
const expiredCodes = /multi-factor-session|challenge-timeout/

const sendCode = {
  id: 'sendCode',
  src: 'sendCode',
  input: ({ context: { chosen } }: { context: ChallengeContext }) => ({
    enrollmentId: chosen?.enrollmentId ?? '',
  }),
} as const

export const secondFactorChallengeMachine = setup({
  types: {
    context: {} as ChallengeContext,
    events: {} as ChallengeEvent,
    tags: {} as 'choosing' | 'code' | 'busy' | 'coolingDown',
  },
  actors: {
    forgetChallengeAtEnd: requiredPort<ForgetChallengeAtEnd>(),
    readChallenge: requiredPort<ReadChallenge>(),
    sendCode: requiredPort<SendChallengeCode>(),
    submitChallengeCode: requiredPort<SubmitChallengeCode>(),
  },
  actions: {
    ...resend.actions<ChallengeContext, ChallengeEvent>(),
    setFactors: assign(({ event }) => {
      assertEvent(event, 'challenge.found')
      return { factors: event.factors }
    }),
    choose: assign(({ event }) => {
      assertEvent(event, 'factor.choose')
      return { chosen: event.factor, resendAt: null }
    }),
    chooseOnlyFactor: assign(({ context }) => ({ chosen: context.factors[0] ?? null })),
  },
  guards: {
    isOnlyTotp: ({ event }) => {
      assertEvent(event, 'challenge.found')
      const [first, ...others] = event.factors
      return first?.kind === 'totp' && others.length === 0
    },
    isTotp: ({ event }) => {
      assertEvent(event, 'factor.choose')
      return event.factor.kind === 'totp'
    },
    sendsCodes: ({ context }) => context.chosen?.kind === 'phone',
    isExpired: ({ event }) => expiredCodes.test(failureIn(event).code),
  },
  delays: { ...resend.delays, sendTimeout: 120_000 },
}).createMachine({
  id: 'secondFactorChallenge',
  description: 'The second factor that Firebase requires after a correct first one.',
  context: { factors: [], chosen: null, ...initialResend },
  invoke: { id: 'forgetChallengeAtEnd', src: 'forgetChallengeAtEnd' },
  initial: 'loading',
  states: {
    loading: {
      invoke: { id: 'readChallenge', src: 'readChallenge' },
      on: {
        'challenge.found': [
          {
            guard: 'isOnlyTotp',
            target: 'enteringCode',
            actions: ['setFactors', 'chooseOnlyFactor'],
          },
          { target: 'choosing', actions: 'setFactors' },
        ],
        'challenge.missing': { target: 'missing' },
      },
    },
    choosing: {
      tags: 'choosing',
      on: {
        'factor.choose': [
          { guard: 'isTotp', target: 'enteringCode', actions: ['clearFailure', 'choose'] },
          { target: 'sending', actions: 'choose' },
        ],
      },
    },
    sending: {
      tags: ['choosing', 'busy'],
      entry: 'clearFailure',
      invoke: sendCode,
      after: { sendTimeout: { target: 'choosing', actions: 'setTimedOut' } },
      on: {
        'code.sent': { target: 'enteringCode', actions: 'startResendWait' },
        'sending.cancel': { target: 'choosing' },
        'error.code-expired': { target: 'expired', actions: 'setFailure' },
        ...request.failures('choosing'),
      },
    },
    coolingDown: {
      ...request.coolDown('choosing'),
      tags: ['choosing', 'coolingDown'],
    },
    enteringCode: {
      tags: 'code',
      initial: 'resendWait',
      on: {
        'factor.change': { target: 'choosing', actions: 'clearFailure' },
        'code.submit': { target: 'answering' },
      },
      states: {
        resendWait: resend.wait('ready'),
        ready: {
          on: {
            'code.resend': { guard: 'sendsCodes', target: '#secondFactorChallenge.resending' },
          },
        },
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
        'error.code-expired': { target: 'expired', actions: 'setFailure' },
        ...resend.failures('enteringCode'),
      },
    },
    answering: {
      tags: ['code', 'busy'],
      entry: 'clearFailure',
      invoke: {
        id: 'submitChallengeCode',
        src: 'submitChallengeCode',
        input: ({ context, event }) => {
          assertEvent(event, 'code.submit')
          return { enrollmentId: context.chosen?.enrollmentId ?? '', code: event.code }
        },
      },
      after: request.timeLimit('enteringCode'),
      on: {
        'challenge.passed': { target: 'passed' },
        'error.code-expired': [
          { guard: 'isExpired', target: 'expired', actions: 'setFailure' },
          { target: 'enteringCode', actions: 'setFailure' },
        ],
        'error.multi-factor-info-not-found': { target: 'choosing', actions: 'setFailure' },
        ...request.failures('enteringCode', 'coolingDownCode'),
      },
    },
    coolingDownCode: {
      ...request.coolDown('enteringCode'),
      tags: ['code', 'coolingDown'],
    },
    missing: {},
    expired: {},
    passed: { type: 'final', tags: ['code', 'busy'] },
  },
})
