import { assertEvent } from 'xstate'
import type { Failure, FailureEvent } from '../domain/failure.ts'
import type { User } from '../domain/user.ts'
import { rested, type CoolDown } from './coolDown.ts'
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
  | { type: 'attempt.dismiss' }
  | { type: 'signOut' }

/** Which request a failure answers, so that each form shows its own. */
export type Attempt = 'signIn' | 'signUp' | 'signOut'

export type AuthContext = CoolDown & {
  user: User | null
  failure: Failure | null
  attempt: Attempt | null
  /** False when this browser keeps nothing, so that the session ends with the tab. */
  remembered: boolean
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
  ...rested,
}

/** What an attempt is told that the provider never answered. */
export const unanswered: Failure = { kind: 'network-request-failed', code: 'auth/timeout' }

export function userIn(event: AuthEvent): User {
  assertEvent(event, 'session.found')
  return event.user
}

export function credentialsIn(event: AuthEvent): Credentials {
  assertEvent(event, ['signIn.submit', 'signUp.submit'])
  return { email: event.email, password: event.password }
}
