import type { EventObject } from 'xstate'
import type { Failure, FailureEvent } from '../domain/failure.ts'

/** The failure that an `error.*` event carries; any other event is a fault in the chart. */
export function failureIn(event: EventObject): Failure {
  if (!isFailureEvent(event)) throw new Error(`"${event.type}" carries no failure.`)
  return event.failure
}

function isFailureEvent(event: EventObject): event is FailureEvent {
  return event.type.startsWith('error.')
}
