import { assertEvent } from 'xstate'
import type { Failure, FailureEvent } from '../domain/failure.ts'
import type { CoolDown } from './coolDown.ts'
import type { Port } from './ports.ts'

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

export type PhoneCodeContext = CoolDown & {
  /** E.164, for example `+442079460958`. */
  phoneNumber: string
  /** Where the last code went; `null` before there is one for this number. */
  sentTo: string | null
  failure: Failure | null
  /** When another code may be asked for, in milliseconds since 1970; `null` when it may. */
  restEndsAt: number | null
}

/** For `setup`, which reads the types and ignores the value. */
export const phoneCodeTypes = {} as {
  context: PhoneCodeContext
  events: PhoneCodeEvent
  tags: 'number' | 'code' | 'busy' | 'sending' | 'coolingDown' | 'resting' | 'confirming' | 'done'
}

/** Asks the provider for a text message. The number of the exchange stays with the provider's part. */
export type SendCode = Port<{ type: 'code.sent' } | FailureEvent, { phoneNumber: string }>

/** Does with the code what it is for. A sign-in sends nothing back: it arrives as `session.found`. */
export type CheckPhoneCode = Port<
  { type: 'code.accepted' } | { type: 'change.made' } | FailureEvent,
  CodeAnswer
>

/** The answer that an event carries. */
export function answerIn(event: PhoneCodeEvent): CodeAnswer {
  assertEvent(event, 'code.submit')
  return { code: event.code, name: event.name }
}
