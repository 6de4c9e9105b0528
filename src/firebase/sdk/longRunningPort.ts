import type { EventObject } from 'xstate'
import type { FailureEvent } from '../../domain/failure.ts'
import type { Port } from '../../machines/shared/ports.ts'
import { failureEvent } from './toPort.ts'

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
