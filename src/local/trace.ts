import { isMachineSnapshot, type InspectionEvent } from 'xstate'
import type { Inspect } from '../actors/authActor.ts'
import { redact } from '../redact.ts'

/**
 * Tells a browser test what an inspector would be sent, and what machines remember.
 *
 * @param tell takes one line of JSON for each event and each new context; those of one task of the
 *   page come in one call, since each call goes to another process and back.
 */
export function createTrace(tell: (lines: string[]) => void): Inspect {
  let lines: string[] = []
  const seen = new WeakSet<object>()
  const { port1: end, port2: task } = new MessageChannel()
  end.addEventListener('message', () => {
    tell(lines)
    lines = []
  })
  end.start()
  return (inspected) => {
    if (!('event' in inspected)) return
    const context = contextOf(inspected)
    const isNews = !seen.has(inspected.event) || (context !== null && !seen.has(context))
    if (!isNews) return
    seen.add(inspected.event)
    if (context) seen.add(context)
    if (lines.length === 0) task.postMessage(null)
    lines.push(JSON.stringify({ event: redact(inspected.event), context }))
  }
}

function contextOf(inspected: InspectionEvent): object | null {
  const snapshot = 'snapshot' in inspected ? inspected.snapshot : null
  return isMachineSnapshot(snapshot) ? (snapshot.context as object) : null
}
