import { assign, setup, type DoneActorEvent } from 'xstate'
import type { Movers } from '../domain/guestMove.ts'
import { moveMachine } from './moveMachine.ts'
import { type Port, unprovided } from './ports.ts'

export type GuestMoveInput = { uid: string }

/** A guest's things are to come to this person; said again whenever the journal of moves changes. */
export type GuestConfirmed = { type: 'guest.confirmed'; guestUid: string }

/** Tells which guest's things are to come to the person, at once and after every change. */
export type WatchGuests = Port<GuestConfirmed, GuestMoveInput>

/** The move says itself that it is over, and read. */
type GuestMoveEvent = GuestConfirmed | DoneActorEvent<undefined, 'move'>

type Guest = Pick<Movers, 'guestUid'>

export const guestMoveMachine = setup({
  types: {
    context: {} as GuestMoveInput & { guestUid: string | null },
    events: {} as GuestMoveEvent,
    input: {} as GuestMoveInput,
    children: {} as { move: 'move' },
  },
  actors: { watchGuests: unprovided<GuestMoveInput>('watchGuests'), move: moveMachine },
  actions: { setGuest: assign((_, { guestUid }: Guest) => ({ guestUid })) },
  guards: { isAnother: ({ context }, { guestUid }: Guest) => context.guestUid !== guestUid },
}).createMachine({
  id: 'guestMove',
  description: 'The moves of guests’ things to who is signed in, one after the other.',
  context: ({ input: { uid } }) => ({ uid, guestUid: null }),
  invoke: {
    id: 'watchGuests',
    src: 'watchGuests',
    input: ({ context: { uid } }) => ({ uid }),
  },
  initial: 'waiting',
  states: {
    waiting: {
      on: {
        'guest.confirmed': {
          target: 'moving',
          actions: { type: 'setGuest', params: ({ event }) => event },
        },
      },
    },
    moving: {
      description: 'What came of it stays to be read, also once the journal says nothing of it.',
      invoke: {
        id: 'move',
        src: 'move',
        input: ({ context: { guestUid, uid } }) => ({ guestUid: guestUid ?? '', uid }),
        onDone: { target: 'waiting' },
      },
      on: {
        'guest.confirmed': {
          guard: { type: 'isAnother', params: ({ event }) => event },
          target: 'moving',
          reenter: true,
          actions: { type: 'setGuest', params: ({ event }) => event },
        },
      },
    },
  },
})
