import { setup } from 'xstate'
import type { FailureEvent } from '../../domain/failure.ts'
import { uidIn, requiredPort, type Port } from '../shared/ports.ts'
import { initialRequest, request, type RequestContext } from '../shared/request.ts'

type PendingGuestInput = { uid: string }

export type PendingGuestDeletionEvent =
  | { type: 'guest.delete' }
  | { type: 'guest.deleted' }
  | FailureEvent

/**
 * Deletes the data of guests in this browser whose move to this person isn't confirmed. Each of its requests has its
 * own time limit.
 */
export type DeleteUnconfirmedGuests = Port<
  { type: 'guest.deleted' } | FailureEvent,
  PendingGuestInput
>

type PendingGuestDeletionContext = PendingGuestInput & RequestContext

export const pendingGuestDeletionMachine = setup({
  types: {
    context: {} as PendingGuestDeletionContext,
    events: {} as PendingGuestDeletionEvent,
    input: {} as PendingGuestInput,
    tags: {} as 'busy' | 'coolingDown',
  },
  actors: {
    deleteUnconfirmedGuests: requiredPort<DeleteUnconfirmedGuests>(),
  },
  actions: request.actions<PendingGuestDeletionContext, PendingGuestDeletionEvent>(),
  delays: request.delays,
}).createMachine({
  id: 'pendingGuestDeletion',
  description:
    'Deletes the data that a guest left in this browser, once the person who was asked about it confirms.',
  context: ({ input: { uid } }) => ({ uid, ...initialRequest }),
  initial: 'waiting',
  states: {
    waiting: { on: { 'guest.delete': { target: 'deleting' } } },
    deleting: {
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'deleteUnconfirmedGuests',
        src: 'deleteUnconfirmedGuests',
        input: uidIn,
      },
      on: {
        'guest.deleted': { target: 'deleted' },
        ...request.failures('waiting'),
      },
    },
    coolingDown: request.coolDown('waiting'),
    deleted: {},
  },
})
