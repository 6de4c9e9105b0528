import type { AnyTransitionDefinition } from 'xstate'

/**
 * Names a branch for as long as its state, its event and its place in the list stay: the same in a page
 * as in a drawing, and in every copy of the machine made by `provide`.
 */
export function transitionKey(transition: AnyTransitionDefinition): string {
  return `${transition.source.id}|${String(transition.eventType)}|${placeInList(transition)}`
}

/** Where a branch stands in the list of its state and event: 0 for the first, and for the only one. */
export function placeInList(transition: AnyTransitionDefinition): number {
  const { source } = transition
  const descriptor = String(transition.eventType)
  const branches = descriptor === '' ? source.always : source.transitions.get(descriptor)
  return branches?.indexOf(transition) ?? -1
}
