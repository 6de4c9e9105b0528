import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { eventLabel, guardLabel, referenceName, stateName } from './labels.ts'

/** One transition of a state. Each branch of a guarded list is a separate one. */
export type TransitionBranch = {
  readonly source: string
  readonly event: string
  readonly guard: string | null
  /** The target states; empty if it stays in its state. */
  readonly targets: readonly string[]
  readonly actions: readonly string[]
}

/** The node and all its descendants, in document order. */
export function stateNodesOf(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap(stateNodesOf)]
}

/** All transitions of the node itself: events, delays, invoked actors, completion, always. */
export function transitionsOf(node: AnyStateNode): AnyTransitionDefinition[] {
  return [...[...node.transitions.values()].flat(), ...(node.always ?? [])]
}

/** All transitions of a machine, in document order, with readable names. */
export function listTransitions(machine: AnyStateMachine): TransitionBranch[] {
  return stateNodesOf(machine.root).flatMap(transitionsOf).map(toBranch)
}

export function toBranch(transition: AnyTransitionDefinition): TransitionBranch {
  return {
    source: stateName(transition.source),
    event: eventLabel(transition),
    guard: guardLabel(transition, placeInList(transition)),
    targets: (transition.target ?? []).map(stateName),
    actions: transition.actions.map(referenceName),
  }
}

/** The position of a transition among those of the same state and event, starting at 0. */
export function placeInList(transition: AnyTransitionDefinition): number {
  const { source } = transition
  const descriptor = String(transition.eventType)
  const branches = descriptor === '' ? source.always : source.transitions.get(descriptor)
  return branches?.indexOf(transition) ?? -1
}
