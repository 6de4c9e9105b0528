import { assertEvent, assign, setup, type NonReducibleUnknown } from 'xstate'
import type { FailureEvent } from '../../domain/failure.ts'
import { failureActions, type FailureContext } from './failures.ts'
import { requiredPort, type Port } from './ports.ts'

type ValueRead<Value> = { type: 'value.read'; value: Value }

export type WatcherEvent<Value> = ValueRead<Value> | { type: 'watch.retry' } | FailureEvent

/** Reports a value at once, and after each change. Its input is wrapped as in `LoadValue`, for the same reason. */
export type Watch<Value, Query = NonReducibleUnknown> = Port<
  ValueRead<Value> | FailureEvent,
  { query: Query }
>

type WatcherContext<Value, Query> = FailureContext & {
  query: Query
  /** The last one that was read; `null` before the first. */
  value: Value | null
}

/** Creates the machine for a value that is watched while it is shown. Its logic provides its port. */
export function watcherMachineFor<Value, Query = NonReducibleUnknown>() {
  return setup({
    types: {
      context: {} as WatcherContext<Value, Query>,
      events: {} as WatcherEvent<Value>,
      input: {} as Query,
      tags: {} as 'loading' | 'slow' | 'ready',
    },
    actors: { watch: requiredPort<Watch<unknown, Query>>() },
    actions: {
      ...failureActions<WatcherContext<Value, Query>, WatcherEvent<Value>>(),
      setValue: assign(({ event }) => {
        assertEvent(event, 'value.read')
        return { value: event.value }
      }),
    },
    delays: { loadTimeout: 10_000 },
  }).createMachine({
    id: 'watcher',
    description: 'Watches one value on the server, such as a list, and can be retried.',
    context: ({ input }) => ({ query: input, value: null, failure: null }),
    initial: 'watching',
    states: {
      watching: {
        entry: 'clearFailure',
        invoke: { id: 'watch', src: 'watch', input: ({ context: { query } }) => ({ query }) },
        initial: 'loading',
        on: {
          'value.read': { target: '.ready', actions: 'setValue' },
          'error.*': { target: 'failed', actions: 'setFailure' },
        },
        states: {
          loading: { tags: 'loading', after: { loadTimeout: { target: 'slow' } } },
          slow: {
            tags: ['loading', 'slow'],
            description: 'The SDK keeps trying, and again when the network is back.',
          },
          ready: { tags: 'ready' },
        },
      },
      failed: { on: { 'watch.retry': { target: 'watching' } } },
    },
  })
}

/** The watcher, for drawing and testing. */
export const watcherMachine = watcherMachineFor<unknown>()
