import type { EventObject } from 'xstate'
import type { FailureEvent } from '../domain/failure.ts'
import type { Port } from '../machines/ports.ts'
import { failureEvent } from './attempt.ts'

/**
 * Makes a port of work that takes long: it is called off when its machine moves on, and is not heard
 * from then on.
 *
 * @param work must stop once the signal aborts. It resolves to the event of its end, or to `null` where something
 *   else tells it, and tells of what happens meanwhile by `tell`.
 */
export function longWork<Sent extends EventObject, Input>(
  work: (input: Input, signal: AbortSignal, tell: (event: Sent) => void) => Promise<Sent | null>,
): Port<Sent | FailureEvent, Input> {
  return ({ input, sendBack }) => {
    const working = new AbortController()
    const { signal } = working
    const tell = (event: Sent | FailureEvent) => {
      if (!signal.aborted) sendBack(event)
    }
    const run = async () => {
      const outcome = await work(input, signal, tell).catch(failureEvent)
      if (outcome) tell(outcome)
    }
    void run()
    return () => working.abort()
  }
}
