import { assign, setup } from 'xstate'
import type { FailureEvent } from '../domain/failure.ts'
import type { GuestThings } from '../domain/guestMove.ts'
import { unprovided, type Port } from './ports.ts'

/** What a guest keeps on the server, and of how many notes this device has words that are not there yet. */
export type OwnThings = GuestThings & { unsent: number }

export type GuestThingsEvent = { type: 'things.counted'; things: OwnThings } | FailureEvent

/** Counts what the guest who is in keeps. */
export type CountOwnThings = Port<GuestThingsEvent>

export const guestThingsMachine = setup({
  types: {
    context: {} as { things: OwnThings | null },
    events: {} as GuestThingsEvent,
    tags: {} as 'counting',
  },
  actors: { countOwnThings: unprovided('countOwnThings') },
  actions: { setThings: assign((_, things: OwnThings) => ({ things })) },
  delays: { longestCount: 10_000 },
}).createMachine({
  id: 'guestThings',
  description: 'Counts what moves when a guest signs in to an account that exists.',
  context: { things: null },
  initial: 'counting',
  states: {
    counting: {
      tags: 'counting',
      invoke: { id: 'countOwnThings', src: 'countOwnThings' },
      after: { longestCount: { target: 'uncounted' } },
      on: {
        'things.counted': {
          target: 'counted',
          actions: { type: 'setThings', params: ({ event }) => event.things },
        },
        'error.*': { target: 'uncounted' },
      },
    },
    counted: {},
    uncounted: { description: 'They move all the same.' },
  },
})
