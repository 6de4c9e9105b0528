import { assertEvent } from 'xstate'
import type { Failure, FailureEvent } from '../domain/failure.ts'
import type { User } from '../domain/user.ts'
import type { Port } from './ports.ts'

export type Credentials = { email: string; password: string }

/** What the session observer reports; it alone says who is signed in. */
type SessionEvent =
  | { type: 'session.found'; user: User }
  | { type: 'session.missing' }
  | { type: 'session.notRemembered' }
  | FailureEvent

export type AuthEvent =
  | SessionEvent
  | { type: 'session.retry' }
  | ({ type: 'signIn.submit' } & Credentials)
  | ({ type: 'signUp.submit' } & Credentials)
  | { type: 'signOut' }

/** Which request a failure answers, so that each form shows its own. */
export type Attempt = 'signIn' | 'signUp' | 'signOut'

export type AuthContext = {
  user: User | null
  failure: Failure | null
  attempt: Attempt | null
  /** False when this browser keeps nothing, so that the session ends with the tab. */
  remembered: boolean
  /** How often in a row the provider answered "too many requests". */
  refusals: number
  /** When the cool-down ends, in milliseconds since 1970. */
  coolDownEndsAt: number | null
}

/** Sends `session.found` and `session.missing` for as long as it runs. */
export type WatchSession = Port<SessionEvent>

/** Success is not sent back: it arrives as `session.found`. */
export type AttemptWithCredentials = Port<FailureEvent, Credentials>

/** Success is not sent back: it arrives as `session.missing`. */
export type SignOut = Port<FailureEvent>

export const startingContext: AuthContext = {
  user: null,
  failure: null,
  attempt: null,
  remembered: true,
  refusals: 0,
  coolDownEndsAt: null,
}

export function userIn(event: AuthEvent): User {
  assertEvent(event, 'session.found')
  return event.user
}

export function credentialsIn(event: AuthEvent): Credentials {
  assertEvent(event, ['signIn.submit', 'signUp.submit'])
  return { email: event.email, password: event.password }
}
