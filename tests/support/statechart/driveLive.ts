import { isDeepStrictEqual } from 'node:util'
import type { AnyEventObject, AnyMachineSnapshot, AnyTransitionDefinition } from 'xstate'
import { deliver, startLive, type LiveActor } from './liveActor.ts'
import { observe, type MachineModel } from './machineModel.ts'
import { firstStep, nextStep } from './pureChart.ts'
import { describeWalk, type Walk } from './walks.ts'

export type LiveRun = {
  readonly taken: readonly AnyTransitionDefinition[]
  /** One sentence for each problem. */
  readonly problems: readonly string[]
}

/**
 * Sends the events of a walk to a running machine with stub actors, and compares it with the pure chart at the end:
 * the paths to it are walks of their own. Delays take their real time, so another one may end before the wanted one.
 * If that prevents it, the walk ends early.
 */
export function driveLive(model: MachineModel, walk: Walk): LiveRun {
  const live = startLive(model)
  const problems = firstProblems(model, live, walk.events)
  live.actor.stop()
  const leaks = [...live.stubs.running].map(({ id }) => `"${id}" was never stopped.`)
  return {
    taken: live.taken,
    problems: [...problems, ...leaks].map((problem) => `After ${describeWalk(walk)}: ${problem}`),
  }
}

function firstProblems(
  model: MachineModel,
  live: LiveActor,
  events: readonly AnyEventObject[],
): string[] {
  let { snapshot } = firstStep(model.machine, model.input)
  for (const event of events) {
    const { arrived, wantedCame } = deliver(live, event)
    if (arrived.length === 0) return [`nothing that runs sends "${event.type}".`]
    for (const each of arrived) snapshot = nextStep(model.machine, snapshot, each).snapshot
    if (live.errors.length > 0 || !wantedCame) break
  }
  return compare(model, live, snapshot)
}

function compare(model: MachineModel, live: LiveActor, pure: AnyMachineSnapshot): string[] {
  const failures = live.errors.map((error) => `the actor failed: ${String(error)}`)
  if (failures.length > 0) return failures
  const actual = observe(model, live.actor.getSnapshot())
  const expected = observe(model, pure)
  if (isDeepStrictEqual(actual, expected)) return []
  const [here, there] = [actual, expected].map((observed) => JSON.stringify(observed))
  return [`the live actor is in ${here}, the pure chart in ${there}.`]
}
