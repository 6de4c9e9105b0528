import { assign, setup, type NonReducibleUnknown } from 'xstate'
import { backOff } from '../domain/backOff.ts'
import type { FailureEvent } from '../domain/failure.ts'
import { unprovided, type Port } from './ports.ts'

export type LoaderEvent<Value> = { type: 'value.loaded'; value: Value } | FailureEvent

/** What is asked for; of what needs no words to ask, nothing. */
type Asked<Request> = { request: Request }

/** Asks once for a value. */
export type Load<Value, Request = NonReducibleUnknown> = Port<LoaderEvent<Value>, Asked<Request>>

type LoaderContext<Value, Request> = Asked<Request> & {
  /** `null` until it is known. */
  value: Value | null
  /** How often in a row it could not be loaded. */
  failures: number
}

/** The chart of whatever is asked for once, and shown when it comes; a flow gives it its port. */
export function loader<Value, Request = NonReducibleUnknown>() {
  return setup({
    types: {
      context: {} as LoaderContext<Value, Request>,
      events: {} as LoaderEvent<Value>,
      input: {} as Request,
      tags: {} as 'loading',
    },
    actors: { load: unprovided<Asked<Request>>('load') },
    actions: {
      setValue: assign((_, { value }: { value: Value }) => ({ value })),
      countFailure: assign({ failures: ({ context }) => context.failures + 1 }),
    },
    guards: { triesAgain: () => true },
    // Firestore gives up on a request after 15 s.
    delays: {
      longestLoad: 20_000,
      nextTry: ({ context }) => backOff(context.failures, 2_000, 60_000),
    },
  }).createMachine({
    id: 'loader',
    description: 'One value from the server; who needs it goes on without until it is known.',
    context: ({ input }) => ({ request: input, value: null, failures: 0 }),
    initial: 'loading',
    states: {
      loading: {
        tags: 'loading',
        invoke: { id: 'load', src: 'load', input: ({ context: { request } }) => ({ request }) },
        after: { longestLoad: { target: 'failed' } },
        on: {
          'value.loaded': {
            target: 'loaded',
            actions: { type: 'setValue', params: ({ event }) => event },
          },
          'error.*': { target: 'failed' },
        },
      },
      failed: {
        entry: 'countFailure',
        after: { nextTry: { guard: 'triesAgain', target: 'loading' } },
      },
      loaded: {},
    },
  })
}

/** The chart of the loader, as it is drawn and tested. */
export const loaderMachine = loader<unknown>()
