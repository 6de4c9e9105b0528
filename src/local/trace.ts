import { isMachineSnapshot, type InspectionEvent, type AnyTransitionDefinition } from 'xstate'
import type { Inspect } from '../actors/authActor.ts'
import { redact } from '../redact.ts'

/** What machines did in one task of the page. */
export type TraceBatch = {
  /** One line of JSON for each event that an inspector would be sent, and each new context. */
  lines: string[]
  /** The keys of the transitions that were taken for the first time in this page. */
  taken: string[]
}

/**
 * Reports to a browser test what an inspector would be sent, what machines remember, and which
 * transitions they take.
 *
 * @param tell receives one batch per task of the page, since each call goes to another process and back.
 *   What is left is sent when the page ends.
 */
export function createTrace(tell: (batch: TraceBatch) => void): Inspect {
  const newLines = createNewLines()
  const newlyTaken = createNewlyTaken()
  let batch: TraceBatch = { lines: [], taken: [] }
  const { port1: end, port2: task } = new MessageChannel()
  const tellNow = () => {
    if (isEmpty(batch)) return
    tell(batch)
    batch = { lines: [], taken: [] }
  }
  end.addEventListener('message', tellNow)
  end.start()
  addEventListener('pagehide', tellNow)
  return (inspected) => {
    const [lines, taken] = [newLines(inspected), newlyTaken(inspected)]
    if (isEmpty({ lines, taken })) return
    if (isEmpty(batch)) task.postMessage(null)
    batch.lines.push(...lines)
    batch.taken.push(...taken)
  }
}

function isEmpty({ lines, taken }: TraceBatch): boolean {
  return lines.length === 0 && taken.length === 0
}

function createNewLines(): (inspected: InspectionEvent) => string[] {
  const seen = new WeakSet<object>()
  return (inspected) => {
    if (!('event' in inspected)) return []
    const context = contextOf(inspected)
    const isUpdate = !seen.has(inspected.event) || (context !== null && !seen.has(context))
    if (!isUpdate) return []
    seen.add(inspected.event)
    if (context) seen.add(context)
    return [JSON.stringify({ event: redact(inspected.event), context })]
  }
}

function createNewlyTaken(): (inspected: InspectionEvent) => string[] {
  const seen = new Set<string>()
  return (inspected) => {
    const keys = transitionsIn(inspected).map(transitionKey)
    const first = keys.filter((key) => !seen.has(key))
    for (const key of first) seen.add(key)
    return first
  }
}

function contextOf(inspected: InspectionEvent): object | null {
  const snapshot = 'snapshot' in inspected ? inspected.snapshot : null
  return isMachineSnapshot(snapshot) ? (snapshot.context as object) : null
}

/** The transitions that an inspection event reports; none for most events. */
export function transitionsIn(event: InspectionEvent): readonly AnyTransitionDefinition[] {
  if (event.type !== '@xstate.microstep') return []
  const { _transitions: transitions } = event
  return transitions
}

/**
 * Names a branch for as long as its state, its event and its place in the list stay: the same in a page
 * as in a drawing, and in every copy of the machine made by `provide`.
 */
export function transitionKey(transition: AnyTransitionDefinition): string {
  return `${transition.source.id}|${String(transition.eventType)}|${placeInList(transition)}`
}

/** Where a branch stands in the list of its state and event: 0 for the first, and for the only one. */
export function placeInList(transition: AnyTransitionDefinition): number {
  const { source } = transition
  const descriptor = String(transition.eventType)
  const branches = descriptor === '' ? source.always : source.transitions.get(descriptor)
  return branches?.indexOf(transition) ?? -1
}
