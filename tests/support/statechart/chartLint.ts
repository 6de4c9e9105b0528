import type { AnyStateMachine, AnyStateNode } from 'xstate'
import {
  actorName,
  eventLabel,
  stateName,
  stateNodesOf,
  transitionsOf,
} from '#scripts/statecharts/chart.ts'

/**
 * The parts of a chart without meaning: undefined names, and transitions that do nothing. One sentence each.
 *
 * @param forbidden events that a state blocks from its parents, without doing anything.
 */
export function meaninglessNames(
  machine: AnyStateMachine,
  forbidden: readonly string[] = [],
): string[] {
  const nodes = stateNodesOf(machine.root)
  return [
    ...(machine.id === '' || machine.id === '(machine)' ? ['The machine has no id.'] : []),
    ...nodes.flatMap((node) => [...namelessTags(node), ...idleTransitions(node, forbidden)]),
    ...nodes.flatMap((node) => [...strangeNames(machine, node), ...strangeInvokes(machine, node)]),
  ]
}

function idleTransitions(node: AnyStateNode, forbidden: readonly string[]): string[] {
  return transitionsOf(node)
    .filter(({ target, actions }) => !target?.length && actions.length === 0)
    .filter(({ eventType }) => !forbidden.includes(String(eventType)))
    .map((transition) => `"${stateName(node)}" does nothing at "${eventLabel(transition)}".`)
}

function namelessTags(node: AnyStateNode): string[] {
  return node.tags.includes('') ? [`"${stateName(node)}" has a tag without a name.`] : []
}

function strangeNames({ implementations }: AnyStateMachine, node: AnyStateNode): string[] {
  const transitions = transitionsOf(node)
  const actions = [node.entry, node.exit, ...transitions.map((transition) => transition.actions)]
  const named: readonly (readonly [unknown, object])[] = [
    ...actions.flat().map((action) => [action, implementations.actions] as const),
    ...transitions.map(({ guard }) => [guard, implementations.guards] as const),
    ...node.after.map(({ delay }) => [delay, implementations.delays] as const),
  ]
  return named
    .filter(([reference, names]) => isByName(reference) && !(nameOf(reference) in names))
    .map(([name]) => `"${stateName(node)}" names "${nameOf(name)}", which nothing stands for.`)
}

function nameOf(reference: unknown): string {
  return typeof reference === 'string' ? reference : String(Reflect.get(Object(reference), 'type'))
}

/** XState's own actions at the beginning and the end of a delay are functions. */
function isByName(reference: unknown): boolean {
  return reference !== undefined && typeof reference !== 'function'
}

function strangeInvokes({ implementations }: AnyStateMachine, node: AnyStateNode): string[] {
  return node.invoke.flatMap((invoke) => [
    ...(/^(0\.|$)/.test(invoke.id) ? [`"${stateName(node)}" invokes without an id.`] : []),
    ...(actorName(invoke) in implementations.actors
      ? []
      : [`"${stateName(node)}" invokes "${actorName(invoke)}", which nothing stands for.`]),
  ])
}
