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
import { stateNodesOf } from '#scripts/statecharts/transitions.ts'

/** A machine with stub ports, and a clock in the hands of the test: what a story is told with. */
export type Story<Machine extends AnyStateMachine> = {
  /** Lets these happen, one after the other, whether a person or a port says them. */
  send: (...events: EventFrom<Machine>[]) => void
  /** Lets time pass, in milliseconds. */
  wait: (milliseconds: number) => void
  /** The state that the machine is in, such as `signedOut.idle`; one beside the other where it is in several. */
  state: () => string
  tags: () => readonly string[]
  context: () => ContextFrom<Machine>
  /** The ports at work: what each was asked when it began, or `undefined`. */
  atWork: () => Readonly<Record<string, unknown>>
  /** How often a port has been begun, by its id. */
  begun: (id: string) => number
  /** What a port was told, by its id. */
  notified: (id: string) => readonly AnyEventObject[]
  /** What the machine has done by itself beside its ports: the names of its actions, in order. */
  done: () => readonly string[]
}

/** Begins a story. Its clock stands still, but for `wait`, until the test is over. */
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

/** Stands in for the actions that only the app provides: they fail by name until it does. */
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
