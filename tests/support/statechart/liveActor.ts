import {
  createActor,
  type Actor,
  type AnyEventObject,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  type InspectionEvent,
} from 'xstate'
import { isDelay, type MachineModel } from './machineModel.ts'
import { transitionsIn } from './pureChart.ts'
import { createStubActors, type StubActors } from './stubActors.ts'
import { createTimerQueue, type TimerQueue } from './timerQueue.ts'

/** A running machine whose actors and clock are controlled by the test. */
export type LiveActor = {
  readonly actor: Actor<AnyStateMachine>
  readonly stubs: StubActors
  readonly timers: TimerQueue
  readonly taken: readonly AnyTransitionDefinition[]
  readonly errors: readonly unknown[]
  /** The events that the machine received. */
  readonly received: readonly AnyEventObject[]
}

/** The events that arrived. The last one is the wanted event, if it came. */
export type Delivery = {
  readonly arrived: readonly AnyEventObject[]
  readonly wantedCame: boolean
}

export function startLive({ machine, input }: MachineModel): LiveActor {
  const stubs = createStubActors(machine)
  const timers = createTimerQueue()
  const taken: AnyTransitionDefinition[] = []
  const errors: unknown[] = []
  const received: AnyEventObject[] = []
  const inspect = (event: InspectionEvent) => {
    taken.push(...transitionsIn(event))
    const isForMachine = event.actorRef.sessionId === event.rootId
    if (event.type === '@xstate.event' && isForMachine) received.push(event.event)
  }
  const actor = createActor(machine.provide({ actors: stubs.actors }), {
    clock: timers.clock,
    input,
    inspect,
  })
  actor.subscribe({ error: (error) => errors.push(error) })
  actor.start()
  return { actor, stubs, timers, taken, errors, received }
}

/** Triggers an event at its source: a delay, the end of an actor, or a direct send. */
export function deliver(live: LiveActor, event: AnyEventObject): Delivery {
  if (isDelay(event.type)) return waitFor(live, event.type)
  const [, outcome, id] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(event.type) ?? []
  if (id === undefined) {
    live.actor.send(event)
    return { arrived: [event], wantedCame: true }
  }
  const stub = [...live.stubs.running].find((running) => running.id === id)
  if (!stub) return { arrived: [], wantedCame: false }
  if (outcome === 'done') stub.send({ type: 'stub.done', output: event['output'] })
  else stub.send({ type: 'stub.failed', error: event['error'] })
  return { arrived: [event], wantedCame: true }
}

/** Advances the time. Gives up when another delay has ended twice, since it would do so forever. */
function waitFor({ timers, received }: LiveActor, type: string): Delivery {
  const start = received.length
  let isOver = false
  while (!isOver && timers.runNext()) {
    const types = received.slice(start).map((event) => event.type)
    isOver = types.includes(type) || new Set(types).size < types.length
  }
  const arrived = received.slice(start)
  return { arrived, wantedCame: arrived.at(-1)?.type === type }
}
