import { pathToStateValue, type AnyStateMachine, type AnyTransitionDefinition } from 'xstate'
import { stateName } from '#scripts/statecharts/labels.ts'
import { stateNodesOf } from '#scripts/statecharts/transitions.ts'
import { untakenTransitions } from '#scripts/statecharts/untaken.ts'
import { transitionKey } from '#src/local/trace.ts'
import type { PureStep } from './pureChart.ts'

/** The transitions that weren't taken, such as `idle --[submit]--> sending`. */
export function missingTransitions(
  machine: AnyStateMachine,
  taken: readonly AnyTransitionDefinition[],
): string[] {
  return untakenTransitions(machine, new Set(taken.map(transitionKey)))
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
