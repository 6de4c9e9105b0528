import { onTestFinished, vi } from 'vitest'
import {
  createActor,
  fromCallback,
  pathToStateValue,
  type Actor,
  type AnyActorLogic,
  type AnyEventObject,
  type AnyStateMachine,
  type ContextFrom,
  type EventFrom,
  type InputFrom,
} from 'xstate'
import { stateNodesOf } from '#scripts/statecharts/chart.ts'

/** An actor of a machine, on stub ports and with a fake clock. */
export type StartedActor<Machine extends AnyStateMachine> = {
  /** Sends these events one after the other, from a person or a port. */
  send: (...events: EventFrom<Machine>[]) => void
  /** Advances the time, in milliseconds. */
  wait: (milliseconds: number) => void
  /** The current state, such as `signedOut.idle`; several if the machine is in parallel states. */
  state: () => string
  tags: () => readonly string[]
  context: () => ContextFrom<Machine>
  /** The running ports with their inputs, by ID. */
  runningPorts: () => Readonly<Record<string, unknown>>
  /** How often a port was started, by ID. */
  startCount: (id: string) => number
  /** The events sent to a port, by ID. */
  sentTo: (id: string) => readonly AnyEventObject[]
  /** The events that the machine emitted, in order. */
  emitted: () => readonly AnyEventObject[]
  /** The names of the stubbed actions that ran, in order: those that only the app provides. */
  ranActions: () => readonly string[]
}

/** Starts an actor on stub ports. Until the test ends, its clock only advances with `wait`. */
export function startActor<Machine extends AnyStateMachine>(
  machine: Machine,
  input?: InputFrom<Machine>,
): StartedActor<Machine> {
  vi.useFakeTimers()
  const ports = recordPorts(machine)
  const ranActions: string[] = []
  const actions = stubActions(machine, ranActions)
  const provided: AnyStateMachine = machine.provide({ actors: ports.actors, actions })
  const actor: Actor<AnyStateMachine> = createActor(provided, { input })
  const emitted: AnyEventObject[] = []
  actor.on('*', (event: AnyEventObject) => emitted.push(event))
  actor.start()
  onTestFinished(() => {
    actor.stop()
    vi.useRealTimers()
  })
  return {
    send: (...events) => events.forEach((event) => actor.send(event)),
    wait: (milliseconds) => void vi.advanceTimersByTime(milliseconds),
    state: () => activeLeaves(actor).join(' + '),
    tags: () => [...actor.getSnapshot().tags].sort(),
    context: () => actor.getSnapshot().context as ContextFrom<Machine>,
    runningPorts: () => Object.fromEntries(ports.running),
    startCount: (id) => ports.started.filter((name) => name === id).length,
    sentTo: (id) => ports.received.get(id) ?? [],
    emitted: () => emitted,
    ranActions: () => ranActions,
  }
}

function recordPorts({ implementations }: AnyStateMachine) {
  const running = new Map<string, unknown>()
  const received = new Map<string, AnyEventObject[]>()
  const started: string[] = []
  const port: AnyActorLogic = fromCallback<AnyEventObject>(({ input, receive, self }) => {
    running.set(self.id, input)
    started.push(self.id)
    receive((event) => received.set(self.id, [...(received.get(self.id) ?? []), event]))
    return () => void running.delete(self.id)
  })
  const names = Object.keys(implementations.actors)
  return {
    actors: Object.fromEntries(names.map((name) => [name, port])),
    running,
    received,
    started,
  }
}

/** Stubs the actions that only the app provides; without it, they throw by name. */
function stubActions({ implementations }: AnyStateMachine, ranActions: string[]) {
  const own = Object.entries(implementations.actions).filter(
    ([, action]) => typeof action === 'function' && !('type' in action),
  )
  return Object.fromEntries(own.map(([name]) => [name, () => void ranActions.push(name)]))
}

function activeLeaves(actor: Actor<AnyStateMachine>): string[] {
  const snapshot = actor.getSnapshot()
  return stateNodesOf(snapshot.machine.root)
    .filter((node) => node.path.length > 0 && Object.keys(node.states).length === 0)
    .filter((node) => snapshot.matches(pathToStateValue(node.path)))
    .map((node) => node.path.join('.'))
}
