import type { EventObject, NonReducibleUnknown } from 'xstate'
import type { Failure, FailureEvent } from '../domain/failure.ts'
import type { Port } from '../machines/ports.ts'
import { holdError } from './heldErrors.ts'

/**
 * Makes a port of one call to the provider: what the call resolves to is sent to the machine, and
 * what it rejects with becomes the event named after the failure.
 *
 * @param call resolves to the event of its success, or to nothing where the session observer tells.
 */
export function attempt<Sent extends EventObject, Input = NonReducibleUnknown>(
  call: (input: Input) => Promise<Sent | void>,
): Port<Sent | FailureEvent, Input> {
  return ({ input, sendBack }) => {
    // Called at once and not later: a window that opens after the click is blocked.
    const run = async () => {
      try {
        return await call(input)
      } catch (error) {
        return failureEvent(error)
      }
    }
    const tell = async () => {
      const outcome = await run()
      if (outcome) sendBack(outcome)
    }
    void tell()
  }
}

/** The event that tells a machine of this error, for example `error.invalid-credential`. */
export async function failureEvent(error: unknown): Promise<FailureEvent> {
  const failure = await explain(error)
  holdError(failure.kind, error)
  return { type: `error.${failure.kind}`, failure }
}

/** The table of errors is fetched ahead with the pages; offline it may never have come. */
async function explain(error: unknown): Promise<Failure> {
  try {
    const { toFailure } = await import('./errors.ts')
    return toFailure(error)
  } catch {
    const kind = navigator.onLine ? 'internal-error' : 'network-request-failed'
    return { kind, code: `auth/${kind}` }
  }
}
