import { setup } from 'xstate'
import type { FailureEvent } from '../../domain/failure.ts'
import { failureActions, type FailureContext } from '../shared/failures.ts'
import { uidIn, unprovided, type Port } from '../shared/ports.ts'

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

type PendingGuestDeletionContext = PendingGuestInput & FailureContext

export const pendingGuestDeletionMachine = setup({
  types: {
    context: {} as PendingGuestDeletionContext,
    events: {} as PendingGuestDeletionEvent,
    input: {} as PendingGuestInput,
    tags: {} as 'busy' | 'deleted',
  },
  actors: {
    deleteUnconfirmedGuests: unprovided<DeleteUnconfirmedGuests>('deleteUnconfirmedGuests'),
  },
  actions: failureActions<PendingGuestDeletionContext, PendingGuestDeletionEvent>(),
}).createMachine({
  id: 'pendingGuestDeletion',
  description:
    'Deletes the data that a guest left in this browser, once the person who was asked about it confirms.',
  context: ({ input: { uid } }) => ({ uid, failure: null }),
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
        'error.*': { target: 'waiting', actions: 'setFailure' },
      },
    },
    deleted: { tags: 'deleted' },
  },
})
