import { assertEvent, assign, setup } from 'xstate'
import type { FailureEvent } from '../domain/failure.ts'
import type { SessionEndReason } from '../domain/session/sessionEndReason.ts'
import type { DiskProblem } from '../domain/session/storageProblem.ts'
import type { User } from '../domain/session/user.ts'
import { connectionMachine } from './session/connectionMachine.ts'
import { type Port, requiredPort, requiredAction } from './shared/ports.ts'
import { initialRequest, request, type RequestContext } from './shared/request.ts'

export type Credentials = { email: string; password: string }

/** Events of the session observer, the only source of who is signed in. */
export type SessionEvent =
  | { type: 'session.found'; user: User }
  | { type: 'session.missing' }
  | { type: 'session.ended'; endReason: SessionEndReason }
  | { type: 'session.notPersisted'; reason: DiskProblem }
  | { type: 'session.persisted' }
  | FailureEvent

export type AuthEvent =
  | SessionEvent
  | { type: 'session.retry' }
  /** Sign in again instead of waiting for a session that this browser may hold. */
  | { type: 'session.abandon' }
  | ({ type: 'signIn.submit' } & Credentials)
  | ({ type: 'signUp.submit' } & Credentials)
  | { type: 'failure.dismiss' }
  /** The person has read why the session ended. */
  | { type: 'sessionEnd.dismiss' }
  | { type: 'signOut.submit' }

/** The form that the failure belongs to. */
export type AuthForm = 'signIn' | 'signUp' | 'signOut'

type AuthContext = RequestContext & {
  user: User | null
  form: AuthForm | null
  /** Why the last session ended by itself, until the person has read it; `null` if there is nothing to read. */
  endReason: SessionEndReason | null
  /** The uid of the session that ended by itself. Only this person continues where it ended. */
  endedUid: string | null
  /** True if the person ended the last session in this tab. */
  hasSignedOut: boolean
  /** Why the session may end with the tab; `null` if it is stored. */
  persistenceProblem: DiskProblem | null
}

/** Reports the session at once and after each change. */
export type WatchSession = Port<SessionEvent>

/** Success arrives as `session.found`. */
export type SubmitCredentials = Port<FailureEvent, Credentials>

/** Success arrives as `session.missing`. */
export type EndSession = Port<FailureEvent, { uid: string }>

const initialAuth: AuthContext = {
  user: null,
  form: null,
  endReason: null,
  endedUid: null,
  hasSignedOut: false,
  persistenceProblem: null,
  ...initialRequest,
}

function credentialsIn(event: AuthEvent): Credentials {
  assertEvent(event, ['signIn.submit', 'signUp.submit'])
  return { email: event.email, password: event.password }
}

export const authMachine = setup({
  types: {
    context: {} as AuthContext,
    events: {} as AuthEvent,
    tags: {} as 'busy' | 'coolingDown',
    children: {} as { connection: 'connection' },
  },
  actors: {
    watchSession: requiredPort<WatchSession>(),
    signIn: requiredPort<SubmitCredentials>(),
    signUp: requiredPort<SubmitCredentials>(),
    endSession: requiredPort<EndSession>(),
    connection: connectionMachine,
  },
  actions: {
    ...request.actions<AuthContext, AuthEvent>(),
    reloadPage: requiredAction('reloadPage'),
    reloadWithoutSession: requiredAction('reloadWithoutSession'),
    rememberUser: assign(({ event }) => {
      assertEvent(event, 'session.found')
      return { user: event.user, endReason: null }
    }),
    clearUser: assign(({ context: { user } }) => ({
      user: null,
      endedUid: user?.uid ?? null,
      hasSignedOut: false,
    })),
    recordSessionEnd: assign(({ event }) => {
      assertEvent(event, 'session.ended')
      return { endReason: event.endReason }
    }),
    recordSignOut: assign({ endedUid: null, hasSignedOut: true }),
    setPersistenceProblem: assign(({ event }) => {
      assertEvent(event, 'session.notPersisted')
      return { persistenceProblem: event.reason }
    }),
    clearPersistenceProblem: assign({ persistenceProblem: null }),
    setForm: assign((_, form: AuthForm) => ({ form })),
    dismissFailure: assign({ form: null, failure: null }),
    clearEndReason: assign({ endReason: null }),
    clearForm: assign({ form: null, ...initialRequest }),
  },
  guards: {
    isSameUser: ({ context, event }) => {
      assertEvent(event, 'session.found')
      return context.user?.uid === event.user.uid
    },
    hasEndReason: ({ context }) => context.endReason !== null,
  },
  delays: {
    ...request.delays,
    sessionTimeout: 8_000,
  },
}).createMachine({
  id: 'auth',
  description: 'Who is signed in, and signing in and out with a password.',
  context: initialAuth,
  invoke: [
    { id: 'watchSession', src: 'watchSession' },
    { id: 'connection', src: 'connection' },
  ],
  on: {
    'session.notPersisted': { actions: 'setPersistenceProblem' },
    'session.persisted': { actions: 'clearPersistenceProblem' },
  },
  initial: 'initializing',
  states: {
    initializing: {
      initial: 'waiting',
      on: {
        'session.found': { target: 'signedIn', actions: 'rememberUser' },
        'session.missing': { target: 'signedOut' },
        'session.ended': { target: 'signedOut', actions: 'recordSessionEnd' },
      },
      states: {
        waiting: {
          after: { sessionTimeout: { target: 'stalled' } },
          on: { 'error.*': { target: 'stalled' } },
        },
        stalled: {
          on: {
            'session.retry': { actions: 'reloadPage' },
            'session.abandon': { actions: 'reloadWithoutSession' },
          },
        },
      },
    },
    signedOut: {
      initial: 'idle',
      exit: 'clearForm',
      on: { 'session.found': { target: 'signedIn', actions: 'rememberUser' } },
      states: {
        idle: {
          on: {
            'failure.dismiss': { actions: 'dismissFailure' },
            'sessionEnd.dismiss': { actions: 'clearEndReason' },
            'session.ended': { guard: 'hasEndReason', actions: 'recordSessionEnd' },
            'signIn.submit': {
              target: 'attempting.signingIn',
              actions: { type: 'setForm', params: 'signIn' },
            },
            'signUp.submit': {
              target: 'attempting.signingUp',
              actions: { type: 'setForm', params: 'signUp' },
            },
          },
        },
        attempting: {
          tags: 'busy',
          entry: 'clearFailure',
          initial: 'signingIn',
          after: request.timeLimit('idle'),
          on: {
            'error.invalid-credential': {
              description:
                'An expected response to a typo, not a failed request: the form stays as typed, and can be submitted again at once. After `error.too-many-requests` it must wait.',
              target: 'idle',
              actions: 'setFailure',
            },
            ...request.failures('idle'),
          },
          states: {
            signingIn: {
              invoke: { id: 'signIn', src: 'signIn', input: ({ event }) => credentialsIn(event) },
            },
            signingUp: {
              invoke: { id: 'signUp', src: 'signUp', input: ({ event }) => credentialsIn(event) },
            },
          },
        },
        coolingDown: request.coolDown('idle'),
      },
    },
    signedIn: {
      initial: 'active',
      exit: ['clearUser', 'clearForm'],
      on: {
        'session.found': [
          { guard: 'isSameUser', actions: 'rememberUser' },
          { target: 'signedIn', reenter: true, actions: 'rememberUser' },
        ],
        'session.missing': { target: 'signedOut', actions: 'recordSignOut' },
        'session.ended': { target: 'signedOut', actions: 'recordSessionEnd' },
      },
      states: {
        active: {
          on: {
            'signOut.submit': {
              target: 'signingOut',
              actions: { type: 'setForm', params: 'signOut' },
            },
          },
        },
        signingOut: {
          tags: 'busy',
          entry: 'clearFailure',
          invoke: {
            id: 'endSession',
            src: 'endSession',
            input: ({ context: { user } }) => ({ uid: user?.uid ?? '' }),
          },
          after: request.timeLimit('active'),
          on: {
            'session.ended': { target: '#auth.signedOut', actions: 'recordSignOut' },
            'error.*': { target: 'active', actions: 'setFailure' },
          },
        },
      },
    },
  },
})
