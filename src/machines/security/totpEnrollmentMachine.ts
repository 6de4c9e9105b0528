import { assertEvent, sendTo, setup, type EventObject } from 'xstate'
import type { FailureEvent } from '../../domain/failure.ts'
import { requiredPort, type Port } from '../shared/ports.ts'
import { initialRequest, request, type RequestContext } from '../shared/request.ts'
import type { SubmittedCode } from '../signIn/phoneCodeMachine.ts'
import type { IdentityResult } from './reauthenticationMachine.ts'

type TotpEnrollmentEvent =
  | { type: 'secret.ready' }
  | { type: 'secret.retry' }
  | ({ type: 'code.submit' } & SubmittedCode)
  | { type: 'change.made' }
  | IdentityResult
  | FailureEvent

/** Requests a secret. It stays in the port, where the view reads it. */
export type RequestSecret = Port<{ type: 'secret.ready' } | FailureEvent>

export const totpEnrollmentMachine = setup({
  types: {
    context: {} as RequestContext,
    events: {} as TotpEnrollmentEvent,
    tags: {} as 'preparing' | 'secretMissing' | 'secret' | 'busy' | 'coolingDown' | 'confirming',
  },
  actors: {
    requestSecret: requiredPort<RequestSecret>(),
    enroll: requiredPort<Port<EventObject, SubmittedCode>>(),
  },
  actions: {
    ...request.actions<RequestContext, TotpEnrollmentEvent>(),
    confirmChange: sendTo('enroll', { type: 'identity.confirmed' }),
  },
  delays: request.delays,
}).createMachine({
  id: 'totpEnrollment',
  description:
    'Setting up an authenticator app, which counts only after it has shown a correct code.',
  context: initialRequest,
  initial: 'requesting',
  states: {
    requesting: {
      tags: 'preparing',
      entry: 'clearFailure',
      invoke: { id: 'requestSecret', src: 'requestSecret' },
      after: request.timeLimit('unprepared'),
      on: {
        'secret.ready': { target: 'entering', actions: 'resetRequest' },
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
      tags: ['secretMissing', 'coolingDown'],
    },
    unprepared: { tags: 'secretMissing', on: { 'secret.retry': { target: 'requesting' } } },
    entering: {
      tags: 'secret',
      on: { 'code.submit': { target: 'attempting' } },
    },
    attempting: {
      tags: 'secret',
      entry: 'clearFailure',
      invoke: {
        id: 'enroll',
        src: 'enroll',
        input: ({ event }) => {
          assertEvent(event, 'code.submit')
          return { code: event.code, name: event.name }
        },
      },
      on: {
        'change.made': { target: 'done' },
        'error.code-expired': { target: 'unprepared', actions: 'setFailure' },
        ...request.failures('entering'),
      },
      initial: 'working',
      states: request.changeStates('#totpEnrollment.entering'),
    },
    coolingDown: {
      ...request.coolDown('entering'),
      tags: ['secret', 'coolingDown'],
    },
    done: { type: 'final' },
  },
})
