import type {
  AnyEventObject,
  AnyStateMachine,
  DoneActorEvent,
  ErrorActorEvent,
  SnapshotStatus,
  StateValue,
} from 'xstate'
import { stateNodesOf } from '#scripts/statecharts/transitions.ts'

/** A machine, and what a test needs to walk through all of it. */
export type MachineModel = {
  readonly machine: AnyStateMachine
  /** Every event with every payload that matters. Delays need not be named: they are added. */
  readonly events: readonly AnyEventObject[]
  readonly input?: unknown
  /** Keys of values that differ from run to run, such as times: nothing looks at them. */
  readonly volatileContext?: readonly string[]
  /**
   * Keys of values that grow without end, such as counters: they make no situation a new one. No
   * guard may read them, or its branches may stay unvisited.
   */
  readonly unboundedContext?: readonly string[]
}

/** How XState tells a machine that an actor which it invoked has ended. */
export type ActorEnd = DoneActorEvent | ErrorActorEvent

/** The event with which XState reports that an invoked actor ended well. */
export function actorDone(id: string, output?: unknown): ActorEnd {
  return { type: `xstate.done.actor.${id}`, actorId: id, output }
}

/** The event with which XState reports that an invoked actor failed. */
export function actorFailed(id: string, error: unknown): ActorEnd {
  return { type: `xstate.error.actor.${id}`, actorId: id, error }
}

/** The given events, and the end of every delay. */
export function eventsOf({ machine, events }: MachineModel): AnyEventObject[] {
  const descriptors = stateNodesOf(machine.root).flatMap((node) => [...node.transitions.keys()])
  const delays = descriptors.filter(isDelay).map((type) => ({ type }))
  return [...events, ...delays]
}

/** True for the name of an event that XState sends at the end of a delay. */
export function isDelay(type: string): boolean {
  return type.startsWith('xstate.after.')
}

/** What of a snapshot two runs must agree on. */
export type Observation = {
  readonly value: StateValue
  readonly status: SnapshotStatus
  readonly context: object
  readonly output: unknown
}

/** A snapshot without what may differ from run to run. */
export function observe(
  { volatileContext = [] }: MachineModel,
  { value, status, context, output }: Observation,
): Observation {
  return { value, status, context: without(volatileContext, context), output }
}

/** Equal for two snapshots from which the machine goes on in the same way. */
export function situationOf(model: MachineModel, snapshot: Observation): string {
  const { value, status, context } = observe(model, snapshot)
  return JSON.stringify([value, status, without(model.unboundedContext ?? [], context)])
}

function without(keys: readonly string[], context: object): object {
  return Object.fromEntries(Object.entries(context).filter(([key]) => !keys.includes(key)))
}
