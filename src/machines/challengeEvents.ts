import { assertEvent } from 'xstate'
import type { Failure, FailureEvent } from '../domain/failure.ts'
import type { SecondFactor } from '../domain/secondFactor.ts'
import type { CoolDown } from './coolDown.ts'
import type { Port } from './ports.ts'

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

export type ChallengeContext = CoolDown & {
  /** What the account accepts. */
  factors: readonly SecondFactor[]
  chosen: SecondFactor | null
  failure: Failure | null
  /** When another code may be asked for, in milliseconds since 1970; `null` when it may. */
  restEndsAt: number | null
}

/** For `setup`, which reads the types and ignores the value. */
export const challengeTypes = {} as {
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
export function factorsIn(event: ChallengeEvent): readonly SecondFactor[] {
  assertEvent(event, 'challenge.found')
  return event.factors
}

/** The factor that an event is about. */
export function factorIn(event: ChallengeEvent): SecondFactor {
  assertEvent(event, 'factor.choose')
  return event.factor
}

/** The code that an event carries. */
export function codeIn(event: ChallengeEvent): string {
  assertEvent(event, 'code.submit')
  return event.code
}
