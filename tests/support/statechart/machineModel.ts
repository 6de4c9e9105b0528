import type {
  AnyEventObject,
  AnyStateMachine,
  DoneActorEvent,
  ErrorActorEvent,
  SnapshotStatus,
  StateValue,
} from 'xstate'
import { stateNodesOf } from '#scripts/statecharts/chart.ts'

/** A machine, and what a test needs to walk through all of it. */
export type MachineModel = {
  readonly machine: AnyStateMachine
  /** Every event with every relevant payload. Delays are added automatically. */
  readonly events: readonly AnyEventObject[]
  readonly input?: unknown
  /** Context keys whose values differ from run to run, such as times. They are ignored. */
  readonly volatileContext?: readonly string[]
  /**
   * Context keys whose values grow without limit, such as counters. They don't distinguish situations. If a
   * guard reads one, some of its branches may not be visited.
   */
  readonly unboundedContext?: readonly string[]
}

/** XState's event for an invoked actor that has ended. */
export type ActorEnd = DoneActorEvent | ErrorActorEvent

/** XState's event for an invoked actor that is done. */
export function actorDone(id: string, output?: unknown): ActorEnd {
  return { type: `xstate.done.actor.${id}`, actorId: id, output }
}

/** XState's event for an invoked actor that has failed. */
export function actorFailed(id: string, error: unknown): ActorEnd {
  return { type: `xstate.error.actor.${id}`, actorId: id, error }
}

/** The model's events, and the end of every delay. */
export function eventsOf({ machine, events }: MachineModel): AnyEventObject[] {
  const descriptors = stateNodesOf(machine.root).flatMap((node) => [...node.transitions.keys()])
  const delays = descriptors.filter(isDelay).map((type) => ({ type }))
  return [...events, ...delays]
}

/** Whether this is XState's event for the end of a delay. */
export function isDelay(type: string): boolean {
  return type.startsWith('xstate.after.')
}

/** The part of a snapshot that must be the same in two runs. */
export type Observation = {
  readonly value: StateValue
  readonly status: SnapshotStatus
  readonly context: object
  readonly output: unknown
}

/** A snapshot without volatile values. */
export function observe(
  { volatileContext = [] }: MachineModel,
  { value, status, context, output }: Observation,
): Observation {
  return { value, status, context: without(volatileContext, context), output }
}

/** Equal for snapshots with the same future behavior. */
export function situationOf(model: MachineModel, snapshot: Observation): string {
  const { value, status, context } = observe(model, snapshot)
  return JSON.stringify([value, status, without(model.unboundedContext ?? [], context)])
}

function without(keys: readonly string[], context: object): object {
  return Object.fromEntries(Object.entries(context).filter(([key]) => !keys.includes(key)))
}
