import { isMachineSnapshot, type InspectionEvent, type AnyTransitionDefinition } from 'xstate'
import type { Inspect } from '../actors/authActor.ts'
import { redact } from '../redact.ts'

/** What machines did in one task of the page. */
export type TraceBatch = {
  /** One line of JSON for each inspection event and each new context. */
  lines: string[]
  /** The keys of transitions taken for the first time in this page. */
  taken: string[]
}

/**
 * Reports inspection events, machine contexts, and taken transitions to a browser test.
 *
 * @param send receives one batch per task, because each call crosses a process boundary. The rest is sent
 * when the page is closed.
 */
export function createTrace(send: (batch: TraceBatch) => void): Inspect {
  const newLines = createNewLines()
  const newlyTaken = createNewlyTaken()
  let batch: TraceBatch = { lines: [], taken: [] }
  const { port1: end, port2: task } = new MessageChannel()
  const sendNow = () => {
    if (isEmpty(batch)) return
    send(batch)
    batch = { lines: [], taken: [] }
  }
  end.addEventListener('message', sendNow)
  end.start()
  addEventListener('pagehide', sendNow)
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
 * A key for a transition, made from its state, its event, and its position in the list. It's the same in the
 * page, in a chart, and in every copy of the machine that `provide` makes.
 */
export function transitionKey(transition: AnyTransitionDefinition): string {
  return `${transition.source.id}|${String(transition.eventType)}|${placeInList(transition)}`
}

/** The position of a transition among those of the same state and event, starting at 0. */
export function placeInList(transition: AnyTransitionDefinition): number {
  const { source } = transition
  const descriptor = String(transition.eventType)
  const branches = descriptor === '' ? source.always : source.transitions.get(descriptor)
  return branches?.indexOf(transition) ?? -1
}
