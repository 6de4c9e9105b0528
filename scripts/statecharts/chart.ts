import type { AnyStateNode, AnyTransitionDefinition } from 'xstate'

/** The node and all its descendants, in document order. */
export function stateNodesOf(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap(stateNodesOf)]
}

/** All transitions of the node itself: events, delays, invoked actors, completion, always. */
export function transitionsOf(node: AnyStateNode): AnyTransitionDefinition[] {
  return [...[...node.transitions.values()].flat(), ...(node.always ?? [])]
}

/** The position of a transition among those of the same state and event, starting at 0. */
export function placeInList(transition: AnyTransitionDefinition): number {
  const { source } = transition
  const descriptor = String(transition.eventType)
  const branches = descriptor === '' ? source.always : source.transitions.get(descriptor)
  return branches?.indexOf(transition) ?? -1
}

/** A state's path from the root, such as `signedOut.idle`; for the root, the machine's ID. */
export function stateName(node: AnyStateNode): string {
  return node.path.join('.') || node.id
}

/** The trigger of a transition in readable form: `submit`, `after coolDown`, `signIn failed`, `always`. */
export function eventLabel({ eventType, source }: AnyTransitionDefinition): string {
  const descriptor = String(eventType)
  if (descriptor === '') return 'always'
  if (descriptor === `xstate.done.state.${source.id}`) return 'done'
  for (const [prefix, words] of PLATFORM_EVENTS) {
    if (descriptor.startsWith(prefix)) return words(descriptor.slice(prefix.length), source)
  }
  return descriptor
}

const PLATFORM_EVENTS: readonly [string, (subject: string, source: AnyStateNode) => string][] = [
  ['xstate.done.actor.', (actor) => `${actor} done`],
  ['xstate.error.actor.', (actor) => `${actor} failed`],
  ['xstate.snapshot.', (actor) => `${actor} changed`],
  ['xstate.after.', (delay, source) => `after ${delay.slice(0, -`.${source.id}`.length)}`],
]

/** The guard of a transition; `else` for the last one in a list, `null` if it has none. */
export function guardLabel(transition: AnyTransitionDefinition): string | null {
  if (transition.guard !== undefined) return referenceName(transition.guard)
  return placeInList(transition) > 0 ? 'else' : null
}

/** The name of an invoked actor in `setup`. */
export function actorName({ src }: AnyStateNode['invoke'][number]): string {
  return typeof src === 'string' && !src.startsWith('xstate.invoke.') ? src : 'inline'
}

/** The name of an action or guard, with its parameters: `begin(signIn)`. */
export function referenceName(reference: unknown): string {
  if (typeof reference === 'string') return reference
  if (typeof reference === 'function') return reference.name || 'inline'
  if (!isParameterized(reference)) return 'inline'
  const { type, params } = reference
  const values = typeof params === 'object' && params !== null ? Object.values(params) : []
  return values.length > 0 ? `${type}(${values.join(', ')})` : type
}

function isParameterized(reference: unknown): reference is { type: string; params?: unknown } {
  return typeof reference === 'object' && reference !== null && 'type' in reference
}
