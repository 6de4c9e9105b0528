import { assign, setup } from 'xstate'
import type { Failure, FailureEvent } from '../domain/failure.ts'
import type { SecondFactor } from '../domain/secondFactor.ts'
import { failureIn } from './failures.ts'
import { unprovided, type Port } from './ports.ts'

export type FactorsEvent =
  | { type: 'factors.read'; factors: readonly SecondFactor[] }
  | { type: 'factors.changed' }
  | { type: 'factors.retry' }
  | FailureEvent

/** Reads which second factors the account has. */
export type ReadFactors = Port<Extract<FactorsEvent, { type: 'factors.read' }> | FailureEvent>

export const factorsMachine = setup({
  types: {
    context: {} as { factors: readonly SecondFactor[]; failure: Failure | null },
    events: {} as FactorsEvent,
    tags: {} as 'loading' | 'listed',
  },
  actors: { loadFactors: unprovided('loadFactors'), readFactors: unprovided('readFactors') },
  actions: {
    keepFactors: assign((_, { factors }: { factors: readonly SecondFactor[] }) => ({
      factors,
      failure: null,
    })),
    noteFailure: assign(({ event }) => ({ failure: failureIn(event) })),
  },
}).createMachine({
  id: 'factors',
  description: 'The second factors of the account, as its centre lists them.',
  context: { factors: [], failure: null },
  initial: 'loading',
  states: {
    loading: {
      tags: 'loading',
      invoke: { id: 'loadFactors', src: 'loadFactors' },
      on: {
        'factors.read': {
          target: 'listed',
          actions: { type: 'keepFactors', params: ({ event }) => ({ factors: event.factors }) },
        },
        'error.*': { target: 'failed', actions: 'noteFailure' },
      },
    },
    failed: { on: { 'factors.retry': { target: 'loading' } } },
    listed: { tags: 'listed', on: { 'factors.changed': { target: 'reading' } } },
    reading: {
      description:
        'After a change the account was read anew already; asking again would never end.',
      tags: 'listed',
      invoke: { id: 'readFactors', src: 'readFactors' },
      on: {
        'factors.read': {
          target: 'listed',
          actions: { type: 'keepFactors', params: ({ event }) => ({ factors: event.factors }) },
        },
        'error.*': { target: 'failed', actions: 'noteFailure' },
      },
    },
  },
})
