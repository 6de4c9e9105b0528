import {
  createEmptyActor,
  type AnyActorScope,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  type InspectionEvent,
} from 'xstate'

/** A step of a machine, without running actions or starting actors. */
export type PureStep = {
  readonly snapshot: AnyMachineSnapshot
  /** All transitions of the step, including eventless ones. */
  readonly taken: readonly AnyTransitionDefinition[]
}

/** The step into the initial state. */
export function firstStep(machine: AnyStateMachine, input: unknown): PureStep {
  return trace((scope) => machine.getInitialSnapshot(scope, input))
}

/** The step for an event. */
export function nextStep(
  machine: AnyStateMachine,
  snapshot: AnyMachineSnapshot,
  event: AnyEventObject,
): PureStep {
  return trace((scope) => machine.transition(snapshot, event, scope))
}

/**
 * Whether a transition handles the event, even if it does nothing. XState's own events must be handled by
 * name: a wildcard would include the ends of actors and delays that aren't running.
 */
export function handles(
  machine: AnyStateMachine,
  snapshot: AnyMachineSnapshot,
  event: AnyEventObject,
): boolean {
  if (snapshot.status !== 'active') return false
  const transitions = machine.getTransitionData(snapshot, event)
  if (!event.type.startsWith('xstate.')) return transitions.length > 0
  return transitions.some(({ eventType }) => String(eventType) === event.type)
}

/** The transitions that an inspection event reports; none for most events. */
export function transitionsIn(event: InspectionEvent): readonly AnyTransitionDefinition[] {
  if (event.type !== '@xstate.microstep') return []
  const { _transitions: transitions } = event
  return transitions
}

function trace(step: (scope: AnyActorScope) => AnyMachineSnapshot): PureStep {
  const taken: AnyTransitionDefinition[] = []
  const self = createEmptyActor()
  self.system.inspect((event) => taken.push(...transitionsIn(event)))
  const { id, sessionId, system } = self
  return { snapshot: step({ self, id, sessionId, system, ...NO_EFFECTS }), taken }
}

const NO_EFFECTS = {
  logger: ignore,
  defer: ignore,
  emit: ignore,
  stopChild: ignore,
  actionExecutor: ignore,
}

function ignore(): void {}
