import type { EventObject, NonReducibleUnknown } from 'xstate'
import type { Failure, FailureEvent } from '../../domain/failure.ts'
import type { Port } from '../../machines/shared/ports.ts'
import { rememberError } from './lastErrors.ts'

/**
 * Turns a call to Firebase into a port. The machine receives the event that the call resolves to,
 * or `error.<kind>` if it rejects.
 *
 * @param call resolves to its success event, or to nothing if the session observer reports success.
 */
export function toPort<Sent extends EventObject, Input = NonReducibleUnknown>(
  call: (input: Input) => Promise<Sent | void>,
): Port<Sent | FailureEvent, Input> {
  // It is called synchronously: browsers block a popup that opens after the click is over.
  return longRunningPort(async (input) => (await call(input)) ?? null)
}

/** Returns the machine's event for an error, such as `error.invalid-credential`. */
export async function failureEvent(error: unknown): Promise<FailureEvent> {
  const failure = await explain(error)
  rememberError(failure.kind, error)
  return { type: `error.${failure.kind}`, failure }
}

/** The error table is prefetched, but may be missing offline. */
async function explain(error: unknown): Promise<Failure> {
  try {
    const { toFailure } = await import('./errors.ts')
    return toFailure(error)
  } catch {
    const kind = navigator.onLine ? 'internal-error' : 'network-request-failed'
    return { kind, code: `auth/${kind}` }
  }
}

/**
 * Turns a long-running task into a port. It is aborted, and its later events are ignored, when the
 * machine leaves the state.
 *
 * @param work must stop when the signal aborts. It reports progress with its third parameter, and
 *   resolves to its final event, or to `null` if something else reports the end.
 */
export function longRunningPort<Sent extends EventObject, Input>(
  work: (input: Input, signal: AbortSignal, report: (event: Sent) => void) => Promise<Sent | null>,
): Port<Sent | FailureEvent, Input> {
  return ({ input, sendBack }) => {
    const working = new AbortController()
    const { signal } = working
    const report = (event: Sent | FailureEvent) => {
      if (!signal.aborted) sendBack(event)
    }
    const run = async () => {
      const outcome = await work(input, signal, report).catch(failureEvent)
      if (outcome) report(outcome)
    }
    void run()
    return () => working.abort()
  }
}

/**
 * Turns a listener into a port. It reports until the machine leaves the state, or until it fails.
 *
 * @param listen starts to listen, and returns a function that stops it. It passes an error to its third parameter.
 */
export function listeningPort<Sent extends EventObject, Input>(
  listen: (
    input: Input,
    report: (event: Sent) => void,
    fail: (error: unknown) => void,
  ) => () => void,
): Port<Sent | FailureEvent, Input> {
  return longRunningPort(
    (input, signal, report) =>
      new Promise((_, fail) => signal.addEventListener('abort', listen(input, report, fail))),
  )
}
