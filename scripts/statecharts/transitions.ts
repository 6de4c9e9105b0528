import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { placeInList, transitionKey } from '#src/local/trace.ts'
import { eventLabel, guardLabel, referenceName, stateName } from './labels.ts'

/** One way out of a state: each branch of a guarded list is one of its own. */
export type TransitionBranch = {
  /** See transitionKey. */
  readonly key: string
  readonly source: string
  readonly event: string
  readonly guard: string | null
  /** The states that it leads to; empty when it stays where it is. */
  readonly targets: readonly string[]
  readonly actions: readonly string[]
}

/** Every state node below and including the given one, in document order. */
export function stateNodesOf(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap(stateNodesOf)]
}

/** Every branch that leaves the node itself: events, delays, invoked actors, completion, always. */
export function transitionsOf(node: AnyStateNode): AnyTransitionDefinition[] {
  return [...[...node.transitions.values()].flat(), ...(node.always ?? [])]
}

/** Every transition branch of a machine, in document order, with the names that people read. */
export function listTransitions(machine: AnyStateMachine): TransitionBranch[] {
  return stateNodesOf(machine.root).flatMap(transitionsOf).map(toBranch)
}

export function toBranch(transition: AnyTransitionDefinition): TransitionBranch {
  return {
    key: transitionKey(transition),
    source: stateName(transition.source),
    event: eventLabel(transition),
    guard: guardLabel(transition, placeInList(transition)),
    targets: (transition.target ?? []).map(stateName),
    actions: transition.actions.map(referenceName),
  }
}
