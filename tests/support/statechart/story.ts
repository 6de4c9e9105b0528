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

/** A machine with stub ports and a fake clock, for story tests. */
export type Story<Machine extends AnyStateMachine> = {
  /** Sends these events one after the other, from a person or a port. */
  send: (...events: EventFrom<Machine>[]) => void
  /** Advances the time, in milliseconds. */
  wait: (milliseconds: number) => void
  /** The current state, such as `signedOut.idle`; several if the machine is in parallel states. */
  state: () => string
  tags: () => readonly string[]
  context: () => ContextFrom<Machine>
  /** The running ports with their inputs, by ID. */
  atWork: () => Readonly<Record<string, unknown>>
  /** How often a port was started, by ID. */
  begun: (id: string) => number
  /** The events sent to a port, by ID. */
  notified: (id: string) => readonly AnyEventObject[]
  /** The events that the machine emitted, in order. */
  emitted: () => readonly AnyEventObject[]
  /** The names of the actions that ran, in order. */
  done: () => readonly string[]
}

/** Starts a story. Until the test ends, its clock only advances with `wait`. */
export function begin<Machine extends AnyStateMachine>(
  machine: Machine,
  input?: InputFrom<Machine>,
): Story<Machine> {
  vi.useFakeTimers()
  const ports = recordPorts(machine)
  const done: string[] = []
  const actions = stubActions(machine, done)
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
    atWork: () => Object.fromEntries(ports.atWork),
    begun: (id) => ports.begun.filter((name) => name === id).length,
    notified: (id) => ports.notified.get(id) ?? [],
    emitted: () => emitted,
    done: () => done,
  }
}

function recordPorts({ implementations }: AnyStateMachine) {
  const atWork = new Map<string, unknown>()
  const notified = new Map<string, AnyEventObject[]>()
  const begun: string[] = []
  const port: AnyActorLogic = fromCallback<AnyEventObject>(({ input, receive, self }) => {
    atWork.set(self.id, input)
    begun.push(self.id)
    receive((event) => notified.set(self.id, [...(notified.get(self.id) ?? []), event]))
    return () => void atWork.delete(self.id)
  })
  const names = Object.keys(implementations.actors)
  return { actors: Object.fromEntries(names.map((name) => [name, port])), atWork, notified, begun }
}

/** Stubs the actions that only the app provides; without it, they throw by name. */
function stubActions({ implementations }: AnyStateMachine, done: string[]) {
  const own = Object.entries(implementations.actions).filter(
    ([, action]) => typeof action === 'function' && !('type' in action),
  )
  return Object.fromEntries(own.map(([name]) => [name, () => void done.push(name)]))
}

function activeLeaves(actor: Actor<AnyStateMachine>): string[] {
  const snapshot = actor.getSnapshot()
  return stateNodesOf(snapshot.machine.root)
    .filter((node) => node.path.length > 0 && Object.keys(node.states).length === 0)
    .filter((node) => snapshot.matches(pathToStateValue(node.path)))
    .map((node) => node.path.join('.'))
}
