import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { actorName, referenceName } from './labels.ts'
import { stateNodesOf, toBranch, transitionsOf, type TransitionBranch } from './transitions.ts'

/** A machine as a drawable chart: nested states, and the arrows between them. */
export type Chart = {
  readonly root: ChartState
  /** All states by ID, in document order. */
  readonly states: ReadonlyMap<string, ChartState>
  readonly arrows: readonly ChartArrow[]
}

export type ChartState = {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly kind: AnyStateNode['type']
  /** Whether this is a region of a parallel state. */
  readonly isRegion: boolean
  /** The IDs from the root to this state, inclusive. */
  readonly lineage: readonly string[]
  readonly children: readonly ChartState[]
  /** The initial child, or all regions of a parallel state; empty if there is none. */
  readonly initial: readonly string[]
  readonly actors: readonly string[]
  readonly entry: readonly string[]
  readonly exit: readonly string[]
  /** Transitions that stay in the state or reenter it. */
  readonly internal: readonly TransitionBranch[]
}

/** All transitions from one state to another. */
export type ChartArrow = {
  readonly from: string
  readonly to: string
  readonly branches: readonly TransitionBranch[]
}

/** Converts a machine to a chart, in document order. */
export function toChart(machine: AnyStateMachine): Chart {
  const root = toState(machine.root, [])
  const states = new Map(withDescendants(root).map((state) => [state.id, state]))
  return { root, states, arrows: arrowsOf(machine) }
}

/** The state with this ID. Throws if there is none. */
export function stateWithId({ states }: Chart, id: string): ChartState {
  const state = states.get(id)
  if (!state) throw new Error(`The chart has no state with the id "${id}".`)
  return state
}

/** Whether a state has child states. */
export function isCompound({ children }: ChartState): boolean {
  return children.length > 0
}

function withDescendants(state: ChartState): ChartState[] {
  return [state, ...state.children.flatMap(withDescendants)]
}

function toState(node: AnyStateNode, ancestors: readonly string[]): ChartState {
  const lineage = [...ancestors, node.id]
  return {
    id: node.id,
    name: node.key,
    description: node.description ?? '',
    kind: node.type,
    isRegion: node.parent?.type === 'parallel',
    lineage,
    children: Object.values(node.states).map((child) => toState(child, lineage)),
    initial: node.type === 'compound' ? node.initial.target.map(({ id }) => id) : [],
    actors: node.invoke.map(actorName),
    entry: [node.config.entry ?? []].flat().map(referenceName),
    exit: [node.config.exit ?? []].flat().map(referenceName),
    internal: transitionsOf(node).filter(isInternal).map(toBranch),
  }
}

function arrowsOf(machine: AnyStateMachine): ChartArrow[] {
  const arrows = new Map<string, ChartArrow & { branches: TransitionBranch[] }>()
  for (const transition of stateNodesOf(machine.root).flatMap(transitionsOf)) {
    if (isInternal(transition)) continue
    for (const target of transition.target ?? []) {
      const ends = { from: transition.source.id, to: target.id }
      const key = JSON.stringify(ends)
      const arrow = arrows.get(key) ?? { ...ends, branches: [] }
      arrow.branches.push(toBranch(transition))
      arrows.set(key, arrow)
    }
  }
  return [...arrows.values()]
}

function isInternal({ source, target }: AnyTransitionDefinition): boolean {
  return target === undefined || target.every((node) => node === source)
}
