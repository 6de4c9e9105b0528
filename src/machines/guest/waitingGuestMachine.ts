import { setup } from 'xstate'
import type { FailureEvent } from '../../domain/failure.ts'
import { attemptTimeout, failureActions, type Failing } from '../shared/failures.ts'
import { unprovided, type Port } from '../shared/ports.ts'
import { request } from '../shared/request.ts'

type WaitingGuestInput = { uid: string }

export type WaitingGuestEvent = { type: 'guest.delete' } | { type: 'guest.deleted' } | FailureEvent

/** Deletes what guests left in this browser who wait for this person. */
export type DeleteWaiting = Port<{ type: 'guest.deleted' } | FailureEvent, WaitingGuestInput>

type WaitingGuestContext = WaitingGuestInput & Failing

export const waitingGuestMachine = setup({
  types: {
    context: {} as WaitingGuestContext,
    events: {} as WaitingGuestEvent,
    input: {} as WaitingGuestInput,
    tags: {} as 'busy' | 'deleted',
  },
  actors: { deleteWaiting: unprovided<WaitingGuestInput>('deleteWaiting') },
  actions: failureActions<WaitingGuestContext, WaitingGuestEvent>(),
  delays: { attemptTimeout },
}).createMachine({
  id: 'waitingGuest',
  description:
    'What a guest left in this browser is deleted by the only person who is asked about it.',
  context: ({ input: { uid } }) => ({ uid, failure: null }),
  initial: 'waiting',
  states: {
    waiting: { on: { 'guest.delete': { target: 'deleting' } } },
    deleting: {
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'deleteWaiting',
        src: 'deleteWaiting',
        input: ({ context: { uid } }) => ({ uid }),
      },
      after: request.timeLimit('waiting'),
      on: {
        'guest.deleted': { target: 'deleted' },
        'error.*': { target: 'waiting', actions: 'setFailure' },
      },
    },
    deleted: { tags: 'deleted' },
  },
})
