import { assertEvent, assign, type EventObject } from 'xstate'
import type { Failure, FailureEvent } from '../../domain/failure.ts'

/** The failure part of a machine's context. */
export type FailureContext = { failure: Failure | null }

/** In milliseconds: how long a call that a person waits for may take. */
export const attemptTimeout = 90_000

/** The failure of an attempt that was never answered. */
export const timedOut: Failure = { kind: 'network-request-failed', code: 'auth/timeout' }

/** Returns the failure in an event. */
export function failureIn(event: EventObject): Failure {
  const answer = event as FailureEvent
  assertEvent(answer, 'error.*')
  return answer.failure
}

/** Like `assign`, but sees and changes only the part of a context that several machines share. */
export function assignPart<Part extends object, Context extends Part, Event extends EventObject>(
  change: (args: { context: Part; event: EventObject }) => Partial<Part>,
) {
  return assign<Context, Event, undefined, Event, never>((args) => ({
    ...args.context,
    ...change(args),
  }))
}

/** Returns the actions that set and clear a failure. Spread them inside `setup`. */
export function failureActions<Context extends FailureContext, Event extends EventObject>() {
  const set = assignPart<FailureContext, Context, Event>
  return {
    setFailure: set(({ event }) => ({ failure: failureIn(event) })),
    setTimedOut: set(() => ({ failure: timedOut })),
    clearFailure: set(() => ({ failure: null })),
  }
}
