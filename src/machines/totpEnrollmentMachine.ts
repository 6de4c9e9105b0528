import { assertEvent, setup } from 'xstate'
import type { FailureEvent } from '../domain/failure.ts'
import { attemptTimeout } from './failures.ts'
import { coolDown, noFailure, type CoolDown } from './coolDown.ts'
import type { CodeAnswer } from './phoneCodeMachine.ts'
import { unprovided, unprovidedAction, type Port } from './ports.ts'
import type { IdentityAnswer } from './reauthenticationMachine.ts'

export type TotpEnrollmentEvent =
  | { type: 'key.ready' }
  | { type: 'key.retry' }
  | ({ type: 'code.submit' } & CodeAnswer)
  | { type: 'change.made' }
  | IdentityAnswer
  | FailureEvent

/** Requests a secret. It stays in the port, where the view reads it. */
export type RequestKey = Port<{ type: 'key.ready' } | FailureEvent>

export const totpEnrollmentMachine = setup({
  types: {
    context: {} as CoolDown,
    events: {} as TotpEnrollmentEvent,
    tags: {} as 'preparing' | 'keyMissing' | 'key' | 'busy' | 'coolingDown' | 'confirming' | 'done',
  },
  actors: {
    requestKey: unprovided('requestKey'),
    enroll: unprovided<CodeAnswer>('enroll'),
    resumeEnrollment: unprovided('resumeEnrollment'),
  },
  actions: {
    ...coolDown<CoolDown, TotpEnrollmentEvent>().actions,
    discardChange: unprovidedAction('discardChange'),
  },
  delays: { ...coolDown<CoolDown, TotpEnrollmentEvent>().delays, attemptTimeout },
}).createMachine({
  id: 'totpEnrollment',
  description:
    'Setting up an authenticator app, which counts only after it has shown a correct code.',
  context: noFailure,
  initial: 'requesting',
  states: {
    requesting: {
      tags: 'preparing',
      entry: 'clearFailure',
      invoke: { id: 'requestKey', src: 'requestKey' },
      after: { attemptTimeout: { target: 'unprepared', actions: 'setTimedOut' } },
      on: {
        'key.ready': { target: 'entering', actions: 'clearRefusals' },
        'error.requires-recent-login': { target: 'confirmingRequest' },
        'error.too-many-requests': { target: 'coolingDownRequest', actions: 'startCoolDown' },
        'error.*': { target: 'unprepared', actions: 'setFailure' },
      },
    },
    confirmingRequest: {
      tags: ['preparing', 'confirming'],
      on: {
        'identity.confirmed': { target: 'requesting' },
        'identity.canceled': { target: 'unprepared' },
      },
    },
    coolingDownRequest: {
      tags: ['keyMissing', 'coolingDown'],
      after: { coolDown: { target: 'unprepared', actions: 'endCoolDown' } },
    },
    unprepared: { tags: 'keyMissing', on: { 'key.retry': { target: 'requesting' } } },
    entering: {
      tags: 'key',
      on: { 'code.submit': { target: 'enrolling', actions: 'clearFailure' } },
    },
    enrolling: {
      tags: ['key', 'busy'],
      invoke: {
        id: 'enroll',
        src: 'enroll',
        input: ({ event }) => {
          assertEvent(event, 'code.submit')
          return { code: event.code, name: event.name }
        },
      },
      after: { attemptTimeout: { target: 'entering', actions: 'setTimedOut' } },
      on: {
        'change.made': { target: 'done' },
        'error.code-expired': { target: 'unprepared', actions: 'setFailure' },
        'error.requires-recent-login': { target: 'confirming' },
        'error.too-many-requests': { target: 'coolingDown', actions: 'startCoolDown' },
        'error.*': { target: 'entering', actions: 'setFailure' },
      },
    },
    confirming: {
      tags: ['key', 'confirming'],
      on: {
        'identity.confirmed': { target: 'resuming' },
        'identity.canceled': { target: 'entering', actions: 'discardChange' },
      },
    },
    resuming: {
      tags: ['key', 'busy'],
      invoke: { id: 'resumeEnrollment', src: 'resumeEnrollment' },
      after: { attemptTimeout: { target: 'entering', actions: 'setTimedOut' } },
      on: {
        'change.made': { target: 'done' },
        'error.*': { target: 'entering', actions: 'setFailure' },
      },
    },
    coolingDown: {
      tags: ['key', 'coolingDown'],
      after: { coolDown: { target: 'entering', actions: 'endCoolDown' } },
    },
    done: { tags: 'done' },
  },
})
