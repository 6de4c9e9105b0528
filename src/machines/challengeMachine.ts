import { assertEvent, assign, setup } from 'xstate'
import type { FailureEvent } from '../domain/failure.ts'
import type { SecondFactor } from '../domain/secondFactor.ts'
import { coolDown, failureIn, resendWait, rested, timeUntil, type CoolDown } from './coolDown.ts'
import { type Port, unprovided } from './ports.ts'

export type ChallengeEvent =
  | { type: 'challenge.found'; factors: readonly SecondFactor[] }
  | { type: 'challenge.missing' }
  | { type: 'challenge.met' }
  | { type: 'factor.choose'; factor: SecondFactor }
  | { type: 'factor.other' }
  | { type: 'code.sent' }
  | { type: 'code.resend' }
  | { type: 'code.submit'; code: string }
  | FailureEvent

type ChallengeContext = CoolDown & {
  /** What the account accepts. */
  factors: readonly SecondFactor[]
  chosen: SecondFactor | null
  /** When another code may be asked for, in milliseconds since 1970; `null` when it may. */
  resendAt: number | null
}

/** For `setup`, which reads the types and ignores the value. */
const challengeTypes = {} as {
  context: ChallengeContext
  events: ChallengeEvent
  tags: 'opening' | 'choosing' | 'code' | 'busy' | 'coolingDown' | 'missing' | 'over' | 'met'
}

/** Reads the challenge that the provider put to the last attempt. */
export type ReadChallenge = Port<Extract<ChallengeEvent, { type: `challenge.${string}` }>>

/** Keeps the challenge for as long as it runs. */
export type HoldChallenge = Port<ChallengeEvent>

/** Asks for a text message to one of the factors. */
export type SendChallengeCode = Port<{ type: 'code.sent' } | FailureEvent, { uid: string }>

/** Answers the challenge with the code of one factor. */
export type AnswerChallenge = Port<
  { type: 'challenge.met' } | FailureEvent,
  { uid: string; code: string }
>

/** The factors that an event brings. */
function factorsIn(event: ChallengeEvent): readonly SecondFactor[] {
  assertEvent(event, 'challenge.found')
  return event.factors
}

/** The factor that an event is about. */
function factorIn(event: ChallengeEvent): SecondFactor {
  assertEvent(event, 'factor.choose')
  return event.factor
}

/** The code that an event carries. */
function codeIn(event: ChallengeEvent): string {
  assertEvent(event, 'code.submit')
  return event.code
}

/** The provider does not take any answer to this challenge any more. */
const sessionOver = /multi-factor-session|challenge-timeout/

export const challengeMachine = setup({
  types: challengeTypes,
  actors: {
    holdChallenge: unprovided('holdChallenge'),
    readChallenge: unprovided('readChallenge'),
    sendCode: unprovided<{ uid: string }>('sendCode'),
    answer: unprovided<{ uid: string; code: string }>('answer'),
  },
  actions: {
    ...coolDown<ChallengeContext, ChallengeEvent>().actions,
    keepFactors: assign(({ event }) => ({ factors: factorsIn(event) })),
    choose: assign(({ event }) => ({ chosen: factorIn(event), failure: null, resendAt: null })),
    chooseOnlyOne: assign(({ event }) => ({ chosen: factorsIn(event)[0] ?? null })),
    setSent: assign(() => ({
      resendAt: Date.now() + resendWait,
      ...rested,
    })),
    endResendWait: assign({ resendAt: null }),
  },
  guards: {
    isOneApp: ({ event }) => {
      const [first, ...others] = factorsIn(event)
      return first?.kind === 'totp' && others.length === 0
    },
    isApp: ({ event }) => factorIn(event).kind === 'totp',
    sendsCodes: ({ context }) => context.chosen?.kind === 'phone',
    isOver: ({ event }) => sessionOver.test(failureIn(event).code),
  },
  delays: {
    ...coolDown<ChallengeContext, ChallengeEvent>().delays,
    longestSending: 120_000,
    longestAnswer: 90_000,
    resendWait: ({ context }) => timeUntil(context.resendAt),
  },
}).createMachine({
  id: 'challenge',
  description: 'The second factor that the provider asks for after the first one was right.',
  context: { factors: [], chosen: null, resendAt: null, ...rested },
  invoke: { id: 'holdChallenge', src: 'holdChallenge' },
  initial: 'opening',
  states: {
    opening: {
      tags: 'opening',
      invoke: { id: 'readChallenge', src: 'readChallenge' },
      on: {
        'challenge.found': [
          {
            guard: 'isOneApp',
            target: 'enteringCode',
            actions: ['keepFactors', 'chooseOnlyOne'],
          },
          { target: 'choosing', actions: 'keepFactors' },
        ],
        'challenge.missing': { target: 'missing' },
      },
    },
    choosing: {
      tags: 'choosing',
      on: {
        'factor.choose': [
          { guard: 'isApp', target: 'enteringCode', actions: 'choose' },
          { target: 'sending', actions: 'choose' },
        ],
      },
    },
    sending: {
      tags: ['choosing', 'busy'],
      invoke: {
        id: 'sendCode',
        src: 'sendCode',
        input: ({ context }) => ({ uid: context.chosen?.uid ?? '' }),
      },
      after: { longestSending: { target: 'choosing', actions: 'giveUp' } },
      on: {
        'code.sent': { target: 'enteringCode', actions: 'setSent' },
        'error.code-expired': { target: 'over', actions: 'setFailure' },
        'error.too-many-requests': { target: 'coolingDown', actions: 'startCoolDown' },
        'error.*': { target: 'choosing', actions: 'setFailure' },
      },
    },
    coolingDown: {
      tags: ['choosing', 'coolingDown'],
      after: { coolDown: { target: 'choosing', actions: 'endCoolDown' } },
    },
    enteringCode: {
      tags: 'code',
      initial: 'resendWait',
      on: {
        'factor.other': { target: 'choosing', actions: 'forgetFailure' },
        'code.submit': { target: 'answering', actions: 'forgetFailure' },
      },
      states: {
        resendWait: { after: { resendWait: { target: 'ready', actions: 'endResendWait' } } },
        ready: { on: { 'code.resend': { guard: 'sendsCodes', target: '#challenge.sending' } } },
      },
    },
    answering: {
      tags: ['code', 'busy'],
      invoke: {
        id: 'answer',
        src: 'answer',
        input: ({ context, event }) => ({ uid: context.chosen?.uid ?? '', code: codeIn(event) }),
      },
      after: { longestAnswer: { target: 'enteringCode', actions: 'giveUp' } },
      on: {
        'challenge.met': { target: 'met' },
        'error.code-expired': [
          { guard: 'isOver', target: 'over', actions: 'setFailure' },
          { target: 'enteringCode', actions: 'setFailure' },
        ],
        'error.multi-factor-info-not-found': { target: 'choosing', actions: 'setFailure' },
        'error.too-many-requests': { target: 'coolingDownAnswer', actions: 'startCoolDown' },
        'error.*': { target: 'enteringCode', actions: 'setFailure' },
      },
    },
    coolingDownAnswer: {
      tags: ['code', 'coolingDown'],
      after: { coolDown: { target: 'enteringCode', actions: 'endCoolDown' } },
    },
    missing: { tags: 'missing' },
    over: { tags: 'over' },
    met: { tags: ['code', 'busy', 'met'] },
  },
})
