import type { EventObject } from 'xstate'
import { backOff } from '../../domain/backOff.ts'
import { assignPart } from './failures.ts'

/** The part of a machine's context that its retries change. */
export type RetryContext = {
  /** Failed attempts in a row. */
  failureCount: number
}

/**
 * The life of work that a machine retries by itself. A machine gets `actions` and `nextTry` in `setup`:
 *
 *     delays: { nextTry: retry.delay(2_000, 60_000) },
 *     ...
 *     loading: { on: { 'value.loaded': { target: 'loaded' }, 'error.*': { target: 'backingOff' } } },
 *     backingOff: { entry: 'countFailure', after: { nextTry: { target: 'loading' } } },
 *     loaded: { entry: 'clearFailures' },
 */
export const retry = {
  actions: retryActions,

  /** The delay before the next attempt, in milliseconds: it doubles with each failure, up to the longest. */
  delay:
    (first: number, longest: number) =>
    ({ context: { failureCount } }: { context: RetryContext }) =>
      backOff(failureCount, first, longest),
}

function retryActions<Context extends RetryContext, Event extends EventObject>() {
  const set = assignPart<RetryContext, Context, Event>
  return {
    countFailure: set(({ context }) => ({ failureCount: context.failureCount + 1 })),
    clearFailures: set(() => ({ failureCount: 0 })),
  }
}
