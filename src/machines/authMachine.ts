import { assign, setup } from 'xstate'
import { coolDownAfter } from '../domain/backOff.ts'
import {
  attemptIn,
  authTypes,
  credentialsIn,
  endingIn,
  startingContext,
  unanswered,
  userIn,
  type Credentials,
} from './authEvents.ts'
import { connectionMachine } from './connectionMachine.ts'
import { cooledDown, failed, overloaded, rested } from './coolDown.ts'
import { unprovided, unprovidedAction } from './ports.ts'

export const authMachine = setup({
  types: authTypes,
  actors: {
    watchSession: unprovided('watchSession'),
    signIn: unprovided<Credentials>('signIn'),
    signUp: unprovided<Credentials>('signUp'),
    signOut: unprovided('signOut'),
    connection: connectionMachine,
  },
  actions: {
    startAgain: unprovidedAction('startAgain'),
    rememberUser: assign(({ event }) => ({ user: userIn(event), ending: null })),
    forgetUser: assign(({ context: { user } }) => ({ user: null, returning: user?.uid ?? null })),
    noteEnding: assign(({ event }) => ({ ending: endingIn(event) })),
    noteLeaving: assign({ returning: '' }),
    warnThatSessionEnds: assign({ remembered: false }),
    begin: assign(({ event }) => ({ attempt: attemptIn(event), failure: null })),
    noteFailure: assign((now) => failed(now)),
    giveUp: assign({ failure: unanswered }),
    startCoolDown: assign((now) => overloaded(now)),
    endCoolDown: assign(cooledDown),
    forgetFailure: assign({ attempt: null, failure: null, ending: null }),
    forgetAttempt: assign({ attempt: null, failure: null, ...rested }),
  },
  guards: {
    isSamePerson: ({ context, event }) => context.user?.uid === userIn(event).uid,
    isEnded: ({ context }) => context.ending !== null,
  },
  delays: {
    firstAnswer: 8_000,
    longestAttempt: 90_000,
    coolDown: ({ context }) => coolDownAfter(context.refusals),
  },
}).createMachine({
  id: 'auth',
  description: 'Who is signed in, and the ways in and out with a password.',
  context: startingContext,
  invoke: [
    { id: 'session', src: 'watchSession' },
    { id: 'connection', src: 'connection' },
  ],
  on: { 'session.notRemembered': { actions: 'warnThatSessionEnds' } },
  initial: 'initializing',
  states: {
    initializing: {
      initial: 'waiting',
      on: {
        'session.found': { target: 'signedIn', actions: 'rememberUser' },
        'session.missing': { target: 'signedOut' },
        'session.ended': { target: 'signedOut', actions: 'noteEnding' },
      },
      states: {
        waiting: {
          tags: 'splash',
          after: { firstAnswer: { target: 'overdue' } },
          on: { 'error.*': { target: 'overdue' } },
        },
        overdue: { tags: 'stalled', on: { 'session.retry': { actions: 'startAgain' } } },
      },
    },
    signedOut: {
      tags: 'guest',
      initial: 'idle',
      exit: 'forgetAttempt',
      on: { 'session.found': { target: 'signedIn', actions: 'rememberUser' } },
      states: {
        idle: {
          on: {
            'attempt.dismiss': { actions: 'forgetFailure' },
            'session.ended': { guard: 'isEnded', actions: 'noteEnding' },
            'signIn.submit': {
              target: 'attempting.signingIn',
              actions: 'begin',
            },
            'signUp.submit': {
              target: 'attempting.signingUp',
              actions: 'begin',
            },
          },
        },
        attempting: {
          tags: 'busy',
          initial: 'signingIn',
          after: { longestAttempt: { target: 'idle', actions: 'giveUp' } },
          on: {
            'error.invalid-credential': { target: 'idle', actions: 'noteFailure' },
            'error.too-many-requests': { target: 'coolingDown', actions: 'startCoolDown' },
            'error.*': { target: 'idle', actions: 'noteFailure' },
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
        coolingDown: {
          tags: 'coolingDown',
          after: { coolDown: { target: 'idle', actions: 'endCoolDown' } },
        },
      },
    },
    signedIn: {
      tags: 'member',
      initial: 'active',
      exit: ['forgetUser', 'forgetAttempt'],
      on: {
        'session.found': [
          { guard: 'isSamePerson', actions: 'rememberUser' },
          { target: 'signedIn', reenter: true, actions: 'rememberUser' },
        ],
        'session.missing': { target: 'signedOut', actions: 'noteLeaving' },
        'session.ended': { target: 'signedOut', actions: 'noteEnding' },
      },
      states: {
        active: {
          on: {
            signOut: {
              target: 'signingOut',
              actions: 'begin',
            },
          },
        },
        signingOut: {
          tags: 'busy',
          invoke: { id: 'signOut', src: 'signOut' },
          after: { longestAttempt: { target: 'active', actions: 'giveUp' } },
          on: { 'error.*': { target: 'active', actions: 'noteFailure' } },
        },
      },
    },
  },
})
