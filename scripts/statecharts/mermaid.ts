import type { AnyStateMachine } from 'xstate'
import {
  isCompound,
  stateWithId,
  toChart,
  type Chart,
  type ChartArrow,
  type ChartState,
} from './chart.ts'
import { mergeSameEffects, type Effect } from './effects.ts'

/**
 * Formats a machine as a Mermaid state diagram. What applies to a whole compound state is in a box "any
 * state" inside it, because Mermaid draws neither text nor inward arrows on compound states.
 */
export function toMermaid(machine: AnyStateMachine): string {
  const chart = toChart(machine)
  // Mermaid moves a state into the first block that mentions it, so the arrows come after all blocks.
  const arrows = chart.arrows.map((arrow) => arrowLine(arrow, chart))
  return ['stateDiagram-v2', ...indent([...inside(chart.root, chart), ...arrows])].join('\n')
}

function inside(state: ChartState, chart: Chart): string[] {
  const regionSeparator = state.kind === 'parallel' ? ['--'] : []
  return [
    ...state.initial.map((id) => `[*] --> ${idOf(stateWithId(chart, id))}`),
    ...anyStateLines(state, chart),
    ...state.children.flatMap((child, index) => [
      ...(index > 0 ? regionSeparator : []),
      ...stateLines(child, chart),
    ]),
  ]
}

function stateLines(state: ChartState, chart: Chart): string[] {
  const id = idOf(state)
  if (isCompound(state)) {
    return [`state "${state.name}" as ${id} {`, ...indent(inside(state, chart)), '}']
  }
  const name = state.kind === 'history' ? `${state.name} (history)` : state.name
  const end = state.kind === 'final' ? [`${id} --> [*]`] : []
  return [...boxLines(id, name, detailsOf(state)), ...end]
}

function anyStateLines(state: ChartState, { arrows, states }: Chart): string[] {
  const details = detailsOf(state)
  const leadsInside = arrows.some(
    ({ from, to }) => from === state.id && states.get(to)?.lineage.includes(from),
  )
  return details.length > 0 || leadsInside ? boxLines(anyIdOf(state), 'any state', details) : []
}

function boxLines(id: string, name: string, details: readonly string[]): string[] {
  return [`state "${name}" as ${id}`, ...details.map((detail) => `${id} : ${escape(detail)}`)]
}

function arrowLine({ from, to, branches }: ChartArrow, chart: Chart): string {
  const source = stateWithId(chart, from)
  const target = stateWithId(chart, to)
  const start = target.lineage.includes(from) ? anyIdOf(source) : idOf(source)
  const end = idOf(firstOutside(target, source, chart))
  const texts = mergeSameEffects(branches).map(effectText)
  return `${start} --> ${end} : ${texts.map(escape).join('<br/>')}`
}

/** The target of an arrow. If it contains the source, the first state in it. */
function firstOutside(target: ChartState, source: ChartState, chart: Chart): ChartState {
  const [first] = target.initial
  if (first === undefined || !source.lineage.includes(target.id)) return target
  return firstOutside(stateWithId(chart, first), source, chart)
}

function detailsOf({ actors, entry, exit, internal }: ChartState): string[] {
  return [
    ...listed('invoke', actors),
    ...listed('entry /', entry),
    ...listed('exit /', exit),
    ...mergeSameEffects(internal).map(effectText),
  ]
}

function effectText({ events, guard, actions }: Effect): string {
  const condition = guard === null ? '' : ` [${guard}]`
  return [`${events.join(', ')}${condition}`, ...listed('/', actions)].join(' ')
}

function listed(prefix: string, names: readonly string[]): string[] {
  return names.length === 0 ? [] : [`${prefix} ${names.join(', ')}`]
}

function anyIdOf(state: ChartState): string {
  return `${idOf(state)}__any`
}

function idOf({ id }: ChartState): string {
  return id.replace(/\W/g, '_')
}

/** Mermaid would end the text at these characters. */
function escape(text: string): string {
  return text.replace(/[#:;"<>]/g, (character) => `#${character.charCodeAt(0)};`)
}

function indent(lines: readonly string[]): string[] {
  return lines.map((line) => `  ${line}`)
}
