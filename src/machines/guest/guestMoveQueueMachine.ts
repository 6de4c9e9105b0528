import { assertEvent, assign, setup, type DoneActorEvent } from 'xstate'
import { type Port, uidIn, requiredPort } from '../shared/ports.ts'
import { guestMoveMachine } from './guestMoveMachine.ts'

export type GuestMovesInput = { uid: string }

/** A guest's data is to move to this person. Repeated after each change of the journal. */
export type GuestConfirmed = { type: 'guest.confirmed'; guestUid: string }

/** Reports the guest whose data is to move, at once and after each change. */
export type WatchGuests = Port<GuestConfirmed, GuestMovesInput>

/** The move reports by itself when its result has been read. */
type GuestMovesEvent = GuestConfirmed | DoneActorEvent<undefined, 'move'>

export const guestMoveQueueMachine = setup({
  types: {
    context: {} as GuestMovesInput & { guestUid: string | null },
    events: {} as GuestMovesEvent,
    input: {} as GuestMovesInput,
    children: {} as { move: 'move' },
  },
  actors: { watchGuests: requiredPort<WatchGuests>(), move: guestMoveMachine },
  actions: {
    setGuest: assign(({ event }) => {
      assertEvent(event, 'guest.confirmed')
      return { guestUid: event.guestUid }
    }),
  },
  guards: {
    isAnother: ({ context, event }) => {
      assertEvent(event, 'guest.confirmed')
      return event.guestUid !== context.guestUid
    },
  },
}).createMachine({
  id: 'guestMoveQueue',
  description: 'Moves guests’ data to the signed-in person, one guest after the other.',
  context: ({ input: { uid } }) => ({ uid, guestUid: null }),
  invoke: {
    id: 'watchGuests',
    src: 'watchGuests',
    input: uidIn,
  },
  initial: 'waiting',
  states: {
    waiting: {
      on: { 'guest.confirmed': { target: 'moving', actions: 'setGuest' } },
    },
    moving: {
      description: 'The result stays until it is read, even after the journal entry is removed.',
      invoke: {
        id: 'move',
        src: 'move',
        input: ({ context: { guestUid, uid } }) => ({ guestUid: guestUid ?? '', uid }),
        onDone: { target: 'waiting' },
      },
      on: {
        'guest.confirmed': {
          guard: 'isAnother',
          target: 'moving',
          reenter: true,
          actions: 'setGuest',
        },
      },
    },
  },
})
