import { assertEvent } from 'xstate'
import type { Failure, FailureEvent } from '../domain/failure.ts'
import type { SessionEnding } from '../domain/sessionEnding.ts'
import type { User } from '../domain/user.ts'
import { rested, type CoolDown } from './coolDown.ts'
import type { Port } from './ports.ts'

export type Credentials = { email: string; password: string }

/** What the session observer reports; it alone says who is signed in. */
export type SessionEvent =
  | { type: 'session.found'; user: User }
  | { type: 'session.missing' }
  | { type: 'session.ended'; ending: SessionEnding }
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
  /** Why the last session ended by itself; `null` when the person ended it, or there was none. */
  ending: SessionEnding | null
  /**
   * Who may go on where the last session ended by itself: its person, by uid. Nobody (`''`) after a
   * chosen sign-out, and anybody (`null`) where no session of this page has ended.
   */
  returning: string | null
  /** False when this browser keeps nothing, so that the session ends with the tab. */
  remembered: boolean
}

/** For `setup`, which reads the types and ignores the value. */
export const authTypes = {} as {
  context: AuthContext
  events: AuthEvent
  tags: 'splash' | 'stalled' | 'guest' | 'member' | 'busy' | 'coolingDown'
  children: { connection: 'connection' }
}

/** Sends `session.found`, `session.missing` and `session.ended` for as long as it runs. */
export type WatchSession = Port<SessionEvent>

/** Success is not sent back: it arrives as `session.found`. */
export type AttemptWithCredentials = Port<FailureEvent, Credentials>

/** Success is not sent back: it arrives as `session.missing`. */
export type SignOut = Port<FailureEvent>

export const startingContext: AuthContext = {
  user: null,
  failure: null,
  attempt: null,
  ending: null,
  returning: null,
  remembered: true,
  ...rested,
}

/** What an attempt is told that the provider never answered. */
export const unanswered: Failure = { kind: 'network-request-failed', code: 'auth/timeout' }

export function userIn(event: AuthEvent): User {
  assertEvent(event, 'session.found')
  return event.user
}

export function endingIn(event: AuthEvent): SessionEnding {
  assertEvent(event, 'session.ended')
  return event.ending
}

export function credentialsIn(event: AuthEvent): Credentials {
  assertEvent(event, ['signIn.submit', 'signUp.submit'])
  return { email: event.email, password: event.password }
}

/** The attempt that an event begins. */
export function attemptIn(event: AuthEvent): Attempt {
  assertEvent(event, ['signIn.submit', 'signUp.submit', 'signOut'])
  return attemptOf[event.type]
}

const attemptOf = {
  'signIn.submit': 'signIn',
  'signUp.submit': 'signUp',
  signOut: 'signOut',
} as const
