import { assertEvent, sendTo, setup, type EventObject } from 'xstate'
import type { FailureEvent } from '../../domain/failure.ts'
import { requiredPort, type Port } from '../shared/ports.ts'
import { initialRequest, request, type RequestContext } from '../shared/request.ts'
import type { IdentityResult } from './reauthenticationMachine.ts'

/** The name of a new passkey, and the IDs of existing ones, so that no device creates a second one. */
export type NewPasskey = { name: string; known: readonly string[] }

export type PasskeyEnrollmentEvent =
  | { type: 'passkey.add' }
  | { type: 'passkey.cancel' }
  | ({ type: 'passkey.create' } & NewPasskey)
  | { type: 'change.made' }
  | IdentityResult
  | FailureEvent

export const passkeyEnrollmentMachine = setup({
  types: {
    context: {} as RequestContext,
    events: {} as PasskeyEnrollmentEvent,
    tags: {} as 'naming' | 'busy' | 'confirming' | 'coolingDown',
  },
  actors: {
    addPasskey: requiredPort<Port<EventObject, NewPasskey>>(),
  },
  actions: {
    ...request.actions<RequestContext, PasskeyEnrollmentEvent>(),
    confirmChange: sendTo('addPasskey', { type: 'identity.confirmed' }),
  },
  delays: request.delays,
}).createMachine({
  id: 'passkeyEnrollment',
  description: 'Naming a new passkey, and creating it on this device.',
  context: initialRequest,
  initial: 'idle',
  states: {
    idle: {
      initial: 'unchanged',
      on: { 'passkey.add': { target: 'naming' } },
      states: { unchanged: {}, added: {} },
    },
    naming: {
      tags: 'naming',
      initial: 'fresh',
      on: {
        'passkey.create': { target: 'attempting' },
        'passkey.cancel': { target: 'idle', actions: 'clearFailure' },
      },
      states: {
        fresh: {},
        dismissed: {},
        existing: {},
      },
    },
    attempting: {
      description: 'Waiting for the browser’s dialog, which has no time limit here.',
      tags: 'naming',
      entry: 'clearFailure',
      invoke: {
        id: 'addPasskey',
        src: 'addPasskey',
        input: ({ event }) => {
          assertEvent(event, 'passkey.create')
          return { name: event.name, known: event.known }
        },
      },
      on: {
        'change.made': { target: 'idle.added', actions: 'resetRequest' },
        'error.popup-closed-by-user': { target: 'naming.dismissed' },
        'error.provider-already-linked': { target: 'naming.existing' },
        ...request.failures('naming'),
      },
      initial: 'working',
      states: {
        ...request.changeStates('#passkeyEnrollment.naming'),
        working: { tags: 'busy', on: { 'error.requires-recent-login': { target: 'confirming' } } },
      },
    },
    coolingDown: {
      ...request.coolDown('naming'),
      tags: ['naming', 'coolingDown'],
      on: { 'passkey.cancel': { target: 'idle' } },
    },
  },
})
