import { assertEvent, assign, setup, type NonReducibleUnknown } from 'xstate'
import type { FailureEvent } from '../../domain/failure.ts'
import { requiredPort, type Port } from './ports.ts'
import { retry, type RetryContext } from './retry.ts'

export type LoaderEvent<Value> = { type: 'value.loaded'; value: Value } | FailureEvent

/** Loads a value once. Its input is wrapped: XState can't type an invoke whose input is a type parameter itself. */
export type LoadValue<Value, Query = NonReducibleUnknown> = Port<
  LoaderEvent<Value>,
  { query: Query }
>

type LoaderContext<Value, Query> = RetryContext & {
  query: Query
  /** `null` until it is loaded. */
  value: Value | null
}

/**
 * Creates the machine for a value that is loaded once and shown when it arrives. Its logic provides
 * its port.
 */
export function loaderMachineFor<Value, Query = NonReducibleUnknown>() {
  return setup({
    types: {
      context: {} as LoaderContext<Value, Query>,
      events: {} as LoaderEvent<Value>,
      input: {} as Query,
    },
    actors: { load: requiredPort<LoadValue<unknown, Query>>() },
    actions: {
      ...retry.actions<LoaderContext<Value, Query>, LoaderEvent<Value>>(),
      setValue: assign(({ event }) => {
        assertEvent(event, 'value.loaded')
        return { value: event.value }
      }),
    },
    // Firestore gives up on a request after 15 s.
    delays: { loadTimeout: 20_000, nextTry: retry.delay(2_000, 60_000) },
  }).createMachine({
    id: 'loader',
    description: 'Loads one value from the server. Retries in the background until it arrives.',
    context: ({ input }) => ({ query: input, value: null, failureCount: 0 }),
    initial: 'loading',
    states: {
      loading: {
        invoke: { id: 'load', src: 'load', input: ({ context: { query } }) => ({ query }) },
        after: { loadTimeout: { target: 'failed' } },
        on: {
          'value.loaded': { target: 'loaded', actions: 'setValue' },
          'error.*': { target: 'failed' },
        },
      },
      failed: {
        entry: 'countFailure',
        after: { nextTry: { target: 'loading' } },
      },
      loaded: {},
    },
  })
}

/** The loader, for drawing and testing. */
export const loaderMachine = loaderMachineFor<unknown>()
