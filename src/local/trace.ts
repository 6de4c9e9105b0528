import { isMachineSnapshot } from 'xstate'
import type { Inspect } from '../actors/authActor.ts'
import { redact } from '../redact.ts'

/**
 * Tells a browser test what an inspector would be sent, and what machines remember.
 *
 * @param tell takes one line of JSON for each event and each new snapshot.
 */
export function createTrace(tell: (line: string) => void): Inspect {
  return (inspected) => {
    if (!('event' in inspected)) return
    const { event } = inspected
    const snapshot = 'snapshot' in inspected ? inspected.snapshot : null
    const context = isMachineSnapshot(snapshot) ? (snapshot.context as object) : null
    tell(JSON.stringify({ event: redact(event), context }))
  }
}
