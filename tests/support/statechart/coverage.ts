import { pathToStateValue, type AnyStateMachine, type AnyTransitionDefinition } from 'xstate'
import {
  eventLabel,
  guardLabel,
  placeInList,
  stateName,
  stateNodesOf,
  transitionsOf,
} from '#scripts/statecharts/chart.ts'
import type { PureStep } from './pureChart.ts'

/** The transitions that weren't taken, such as `idle --[submit]--> sending`. */
export function missingTransitions(
  machine: AnyStateMachine,
  taken: readonly AnyTransitionDefinition[],
): string[] {
  const keys = new Set(taken.map(keyOf))
  const missing = stateNodesOf(machine.root)
    .flatMap(transitionsOf)
    .filter((transition) => !keys.has(keyOf(transition)))
  return missing.map(describeTransition)
}

/** The same for a transition in every copy of its machine that `provide` makes. */
function keyOf(transition: AnyTransitionDefinition): string {
  return `${transition.source.id}|${String(transition.eventType)}|${placeInList(transition)}`
}

function describeTransition(transition: AnyTransitionDefinition): string {
  const source = stateName(transition.source)
  const event = eventLabel(transition)
  const guard = guardLabel(transition)
  const targets = (transition.target ?? []).map(stateName)
  const label = guard === null ? event : `${event} [${guard}]`
  return `${source} --[${label}]--> ${targets.join(', ') || source}`
}

/** The names of all states of a machine. */
export function stateNames({ root }: AnyStateMachine): string[] {
  const states = stateNodesOf(root).filter((node) => node !== root && node.type !== 'history')
  return states.map(stateName)
}

/** The names of the states that a machine entered, including transient ones. */
export function reachedStates({ root }: AnyStateMachine, steps: readonly PureStep[]): Set<string> {
  const nodes = stateNodesOf(root)
  const reached = steps.flatMap(({ snapshot, taken }) => [
    ...nodes.filter(({ path }) => path.length > 0 && snapshot.matches(pathToStateValue(path))),
    ...taken.map(({ source }) => source),
  ])
  return new Set(reached.map(stateName))
}
