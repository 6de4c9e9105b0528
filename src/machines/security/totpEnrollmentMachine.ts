import { assertEvent, setup, type EventObject } from 'xstate'
import type { FailureEvent } from '../../domain/failure.ts'
import type { CodeAnswer } from '../signIn/phoneCodeMachine.ts'
import { unprovided, unprovidedAction, type Port } from '../shared/ports.ts'
import { newRequest, request, type RequestContext } from '../shared/request.ts'
import type { IdentityAnswer } from './reauthenticationMachine.ts'

type TotpEnrollmentEvent =
  | { type: 'key.ready' }
  | { type: 'key.retry' }
  | ({ type: 'code.submit' } & CodeAnswer)
  | { type: 'change.made' }
  | IdentityAnswer
  | FailureEvent

/** Keeps the secret while it runs. */
export type KeepKey = Port<never>

/** Requests a secret. It stays in the port, where the view reads it. */
export type RequestKey = Port<{ type: 'key.ready' } | FailureEvent>

export const totpEnrollmentMachine = setup({
  types: {
    context: {} as RequestContext,
    events: {} as TotpEnrollmentEvent,
    tags: {} as 'preparing' | 'keyMissing' | 'key' | 'busy' | 'coolingDown' | 'confirming',
  },
  actors: {
    keepKey: unprovided<KeepKey>('keepKey'),
    requestKey: unprovided<RequestKey>('requestKey'),
    enroll: unprovided<Port<EventObject, CodeAnswer>>('enroll'),
    resumeEnrollment: unprovided('resumeEnrollment'),
  },
  actions: {
    ...request.actions<RequestContext, TotpEnrollmentEvent>(),
    discardChange: unprovidedAction('discardChange'),
  },
  delays: request.delays,
}).createMachine({
  id: 'totpEnrollment',
  description:
    'Setting up an authenticator app, which counts only after it has shown a correct code.',
  context: newRequest,
  invoke: { id: 'keepKey', src: 'keepKey' },
  initial: 'requesting',
  states: {
    requesting: {
      tags: 'preparing',
      entry: 'clearFailure',
      invoke: { id: 'requestKey', src: 'requestKey' },
      after: request.timeLimit('unprepared'),
      on: {
        'key.ready': { target: 'entering', actions: 'resetRequest' },
        'error.requires-recent-login': { target: 'confirmingRequest' },
        ...request.failures('unprepared', 'coolingDownRequest'),
      },
    },
    confirmingRequest: {
      ...request.confirming('requesting', 'unprepared'),
      tags: ['preparing', 'confirming'],
    },
    coolingDownRequest: {
      ...request.coolDown('unprepared'),
      tags: ['keyMissing', 'coolingDown'],
    },
    unprepared: { tags: 'keyMissing', on: { 'key.retry': { target: 'requesting' } } },
    entering: {
      tags: 'key',
      on: { 'code.submit': { target: 'attempting' } },
    },
    attempting: {
      tags: ['key', 'busy'],
      entry: 'clearFailure',
      initial: 'enrolling',
      after: request.timeLimit('entering'),
      on: {
        'change.made': { target: 'done' },
        'error.code-expired': { target: 'unprepared', actions: 'setFailure' },
        'error.requires-recent-login': { target: 'confirming' },
        ...request.failures('entering'),
      },
      states: {
        enrolling: {
          invoke: {
            id: 'enroll',
            src: 'enroll',
            input: ({ event }) => {
              assertEvent(event, 'code.submit')
              return { code: event.code, name: event.name }
            },
          },
        },
        resuming: { invoke: { id: 'resumeEnrollment', src: 'resumeEnrollment' } },
      },
    },
    confirming: {
      ...request.confirmingChange('attempting.resuming', 'entering'),
      tags: ['key', 'confirming'],
    },
    coolingDown: {
      ...request.coolDown('entering'),
      tags: ['key', 'coolingDown'],
    },
    done: { type: 'final' },
  },
})
