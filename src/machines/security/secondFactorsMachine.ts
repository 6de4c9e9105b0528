import { assign, setup } from 'xstate'
import type { FailureEvent } from '../../domain/failure.ts'
import type { SecondFactor } from '../../domain/security/secondFactor.ts'
import { failureActions, type Failing } from '../shared/failures.ts'
import { unprovided, type Port } from '../shared/ports.ts'

export type FactorsEvent =
  | { type: 'factors.read'; factors: readonly SecondFactor[] }
  | { type: 'factors.retry' }
  | FailureEvent

/** Reports the account's second factors. */
export type WatchFactors = Port<Extract<FactorsEvent, { type: 'factors.read' }> | FailureEvent>

type FactorsContext = Failing & { factors: readonly SecondFactor[] }

export const secondFactorsMachine = setup({
  types: {
    context: {} as FactorsContext,
    events: {} as FactorsEvent,
    tags: {} as 'loading' | 'listed',
  },
  actors: { loadFactors: unprovided('loadFactors'), watchFactors: unprovided('watchFactors') },
  actions: {
    ...failureActions<FactorsContext, FactorsEvent>(),
    setFactors: assign((_, { factors }: { factors: readonly SecondFactor[] }) => ({
      factors,
      failure: null,
    })),
  },
}).createMachine({
  id: 'secondFactors',
  description: 'The second factors of the account, as the account center lists them.',
  context: { factors: [], failure: null },
  initial: 'loading',
  states: {
    loading: {
      tags: 'loading',
      invoke: { id: 'loadFactors', src: 'loadFactors' },
      on: {
        'factors.read': {
          target: 'listed',
          actions: { type: 'setFactors', params: ({ event }) => event },
        },
        'error.*': { target: 'failed', actions: 'setFailure' },
      },
    },
    failed: { on: { 'factors.retry': { target: 'loading' } } },
    listed: {
      tags: 'listed',
      invoke: { id: 'watchFactors', src: 'watchFactors' },
      on: {
        'factors.read': {
          actions: { type: 'setFactors', params: ({ event }) => event },
        },
      },
    },
  },
})
