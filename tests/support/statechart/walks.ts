import type { AnyEventObject } from 'xstate'
import { eventsOf, situationOf, type MachineModel } from './machineModel.ts'
import { handles, firstStep, nextStep, type PureStep } from './pureChart.ts'

/** A path through a machine from its start, and the step of its last event. */
export type Walk = { readonly events: readonly AnyEventObject[]; readonly last: PureStep }

const MAX_SITUATIONS = 2_000

/**
 * One walk for the start, and one for each edge of the machine's graph: the shortest path to each situation,
 * and from there every handled event. Throws if the graph is infinite.
 */
export function walkChart(model: MachineModel): Walk[] {
  const events = eventsOf(model)
  const situations = new Set<string>()
  const walks: Walk[] = [{ events: [], last: firstStep(model.machine, model.input) }]
  for (const walk of walks) {
    const situation = situationOf(model, walk.last.snapshot)
    if (situations.has(situation)) continue
    if (situations.size === MAX_SITUATIONS) throw new Error(endless(model, situation))
    situations.add(situation)
    walks.push(...continuations(model, walk, events))
  }
  return walks
}

/** The walk in readable form. */
export function describeWalk({ events }: Walk): string {
  return events.map(({ type }) => type).join(', ') || 'the start'
}

function continuations({ machine }: MachineModel, walk: Walk, events: AnyEventObject[]): Walk[] {
  const { snapshot } = walk.last
  return events
    .filter((event) => handles(machine, snapshot, event))
    .map((event) => ({
      events: [...walk.events, event],
      last: nextStep(machine, snapshot, event),
    }))
}

function endless({ machine }: MachineModel, situation: string): string {
  return `The machine "${machine.id}" has more than ${MAX_SITUATIONS} situations, such as ${situation}. Name what grows in unboundedContext.`
}
