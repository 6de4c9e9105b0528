import { createBrowserInspector } from '@statelyai/inspect'
import type { Inspect } from '../firebase/authActor.ts'
import { redact } from './redact.ts'

/** Opens Stately's inspector in a window. Secrets are redacted from what it receives. */
export function createInspector(): Inspect {
  const { inspect } = createBrowserInspector({
    serializationDepthLimit: 20,
    serialize: (event) => redact(event),
  })
  return (event) => inspect.next?.(event)
}
