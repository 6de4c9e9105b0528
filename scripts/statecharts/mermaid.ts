import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import {
  actorName,
  eventLabel,
  guardLabel,
  referenceName,
  stateNodesOf,
  transitionsOf,
} from './chart.ts'

/**
 * Formats a machine as a Mermaid state diagram. What applies to a whole compound state is in a box "any
 * state" inside it, because Mermaid draws neither text nor inward arrows on compound states.
 */
export function toMermaid({ root }: AnyStateMachine): string {
  // Mermaid divides only a block into regions.
  const states = root.type === 'parallel' ? stateLines(root) : linesInside(root)
  // Mermaid moves a state into the first block that mentions it, so the arrows come after all blocks.
  return ['stateDiagram-v2', ...indent([...states, ...arrowLines(root)])].join('\n')
}

function linesInside(node: AnyStateNode): string[] {
  const initial = node.type === 'compound' ? node.initial.target : []
  const separator = node.type === 'parallel' ? ['--'] : []
  return [
    ...initial.map((target) => `[*] --> ${idOf(target)}`),
    ...anyStateLines(node),
    ...Object.values(node.states).flatMap((child, place) => [
      ...(place > 0 ? separator : []),
      ...stateLines(child),
    ]),
  ]
}

function stateLines(node: AnyStateNode): string[] {
  const id = idOf(node)
  if (Object.keys(node.states).length > 0) {
    return [`state "${node.key}" as ${id} {`, ...indent(linesInside(node)), '}']
  }
  const name = node.type === 'history' ? `${node.key} (history)` : node.key
  const end = node.type === 'final' ? [`${id} --> [*]`] : []
  return [...boxLines(id, name, node), ...end]
}

function anyStateLines(node: AnyStateNode): string[] {
  const leadsInside = transitionsOf(node).some(({ target = [] }) =>
    target.some((inner) => inner !== node && isWithin(node, inner)),
  )
  const lines = boxLines(anyIdOf(node), 'any state', node)
  return leadsInside || lines.length > 1 ? lines : []
}

function boxLines(id: string, name: string, node: AnyStateNode): string[] {
  const details = [
    ...listed('invoke', node.invoke.map(actorName)),
    ...listed('entry /', [node.config.entry ?? []].flat().map(referenceName)),
    ...listed('exit /', [node.config.exit ?? []].flat().map(referenceName)),
    ...textsOf(transitionsOf(node).filter(staysInState)),
  ]
  return [`state "${name}" as ${id}`, ...details.map((detail) => `${id} : ${escape(detail)}`)]
}

function arrowLines(root: AnyStateNode): string[] {
  const transitions = stateNodesOf(root).flatMap(transitionsOf)
  const arrows = transitions.filter((transition) => !staysInState(transition)).flatMap(arrowsOf)
  return groupBy(arrows, ({ ends }) => ends).map(([ends, group]) => {
    const texts = textsOf(group.map(({ transition }) => transition))
    return `${ends} : ${texts.map(escape).join('<br/>')}`
  })
}

function arrowsOf(transition: AnyTransitionDefinition) {
  const { source, target = [] } = transition
  return target.map((node) => {
    const start = isWithin(source, node) ? anyIdOf(source) : idOf(source)
    return { ends: `${start} --> ${idOf(firstOutside(node, source))}`, transition }
  })
}

/** The target of an arrow. If it contains the source, the first state in it. */
function firstOutside(target: AnyStateNode, source: AnyStateNode): AnyStateNode {
  const [first] = target.type === 'compound' ? target.initial.target : []
  if (first === undefined || !isWithin(target, source)) return target
  return firstOutside(first, source)
}

function isWithin(outer: AnyStateNode, node: AnyStateNode): boolean {
  return node === outer || (node.parent !== undefined && isWithin(outer, node.parent))
}

function staysInState({ source, target = [] }: AnyTransitionDefinition): boolean {
  return target.every((node) => node === source)
}

/** One text for each effect of the transitions, after all events that have it. */
function textsOf(transitions: readonly AnyTransitionDefinition[]): string[] {
  return groupBy(transitions, effectText).map(([effect, group]) => {
    return `${group.map(eventText).join(', ')}${effect}`
  })
}

function effectText(transition: AnyTransitionDefinition): string {
  const guard = guardLabel(transition)
  const actions = listed('/', transition.actions.map(referenceName))
  return [...(guard === null ? [] : [`[${guard}]`]), ...actions].map((text) => ` ${text}`).join('')
}

/** The event, after `↻` if it reenters the state. */
function eventText(transition: AnyTransitionDefinition): string {
  const reenters = transition.target?.includes(transition.source)
  return `${reenters ? '↻ ' : ''}${eventLabel(transition)}`
}

function listed(prefix: string, names: readonly string[]): string[] {
  return names.length === 0 ? [] : [`${prefix} ${names.join(', ')}`]
}

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): [string, Item[]][] {
  const groups = new Map<string, Item[]>()
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])
  return [...groups]
}

function anyIdOf(node: AnyStateNode): string {
  return `${idOf(node)}__any`
}

function idOf({ id }: AnyStateNode): string {
  return id.replace(/\W/g, '_')
}

/** Mermaid would end the text at these characters. */
function escape(text: string): string {
  return text.replace(/[#:;"<>]/g, (character) => `#${character.charCodeAt(0)};`)
}

function indent(lines: readonly string[]): string[] {
  return lines.map((line) => `  ${line}`)
}
