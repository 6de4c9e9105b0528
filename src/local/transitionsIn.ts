import type { AnyTransitionDefinition, InspectionEvent } from 'xstate'

/** The transitions that an inspection event reports; none for most events. */
export function transitionsIn(event: InspectionEvent): readonly AnyTransitionDefinition[] {
  if (event.type !== '@xstate.microstep') return []
  const { _transitions: transitions } = event
  return transitions
}
