import { assign, setup } from 'xstate'
import type { Counts } from '../domain/counts.ts'
import type { FailureEvent } from '../domain/failure.ts'
import { backOff } from '../domain/backOff.ts'
import type { DeletionInput } from './deletionMachine.ts'
import { unprovided, type Port } from './ports.ts'

export type HoldingsEvent = { type: 'holdings.counted'; holdings: Counts } | FailureEvent

/** Asks the server how much a person has there. */
export type CountHoldings = Port<HoldingsEvent, DeletionInput>

export const holdingsMachine = setup({
  types: {
    context: {} as DeletionInput & { holdings: Counts | null; failures: number },
    events: {} as HoldingsEvent,
    input: {} as DeletionInput,
  },
  actors: { countHoldings: unprovided<DeletionInput>('countHoldings') },
  actions: {
    setHoldings: assign((_, holdings: Counts) => ({ holdings })),
    countFailure: assign({ failures: ({ context }) => context.failures + 1 }),
  },
  delays: { nextTry: ({ context }) => backOff(context.failures, 2_000, 60_000) },
}).createMachine({
  id: 'holdings',
  description: 'Finds out how much a person has on the server; who cannot wait reads on without.',
  context: ({ input }) => ({ ...input, holdings: null, failures: 0 }),
  initial: 'counting',
  states: {
    counting: {
      invoke: {
        id: 'countHoldings',
        src: 'countHoldings',
        input: ({ context: { uid } }) => ({ uid }),
      },
      on: {
        'holdings.counted': {
          target: 'counted',
          actions: { type: 'setHoldings', params: ({ event }) => event.holdings },
        },
        'error.*': { target: 'backingOff', actions: 'countFailure' },
      },
    },
    backingOff: { after: { nextTry: { target: 'counting' } } },
    counted: {},
  },
})
