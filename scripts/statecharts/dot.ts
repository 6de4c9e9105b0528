import { isCompound, stateWithId, type Chart, type ChartState } from './chart.ts'
import { branchText, PADDING, stateText } from './drawing/chartText.ts'
import { box, cluster, edge, hold, textBox } from './drawing/dotSyntax.ts'
import { anchor, topOf, type Fastening, type Route } from './drawing/routes.ts'

const MIN_STATE_WIDTH = 96
const DOT_SIZE = 11
const ANY_STATE = { width: 76, height: 26 }

/**
 * The chart in Graphviz's DOT language, for its layout only. A label is a node in the middle of its arrow, so
 * that labels never overlap.
 */
export function toDot(chart: Chart, routes: readonly Route[]): string {
  return [
    'digraph {',
    'compound=true; nodesep=0.25; ranksep=0.28; margin=0;',
    'node [shape=box, fixedsize=true, label=""]; edge [arrowhead=none, arrowtail=none];',
    ...inside(chart.root, chart, routes),
    ...routes.flatMap(arrowEdges),
    '}',
  ].join('\n')
}

function inside(state: ChartState, chart: Chart, routes: readonly Route[]): string[] {
  const labels = routes.filter(({ home }) => home === state.id)
  return [
    ...anchorLines(state, routes),
    ...state.children.flatMap((child) => stateLines(child, chart, routes)),
    ...labels.map(({ label, arrow }) => textBox(label, branchText(arrow.branches), PADDING.label)),
    ...state.initial.map((id) => initialEdge(state, stateWithId(chart, id))),
  ]
}

function stateLines(state: ChartState, chart: Chart, routes: readonly Route[]): string[] {
  const text = stateText(state)
  if (isCompound(state)) return cluster(state.id, text, inside(state, chart, routes))
  const width = Math.max(text.width, MIN_STATE_WIDTH - 2 * PADDING.state.x)
  return [textBox(state.id, { ...text, width }, PADDING.state)]
}

/** The anchor nodes in use. The top one is kept above all children, the bottom one below them. */
function anchorLines(state: ChartState, routes: readonly Route[]): string[] {
  const [top, any, bottom] = [anchor.top(state.id), anchor.any(state.id), anchor.bottom(state.id)]
  const used = new Set(
    routes.flatMap(({ above, below, entrance }) => [above.node, below.node, entrance]),
  )
  const lines: string[] = []
  if (state.initial.length > 0 || used.has(top)) {
    const loose = looseChildren(state, routes, 'below')
    const first = loose.filter(({ id }) => !state.initial.includes(id))
    lines.push(box(top, DOT_SIZE, DOT_SIZE), ...first.map((child) => hold(top, topOf(child).node)))
  }
  if (used.has(any)) lines.push(box(any, ANY_STATE.width, ANY_STATE.height))
  if (used.has(bottom)) {
    const last = looseChildren(state, routes, 'above')
    lines.push(box(bottom, 1, 1), ...last.map((child) => hold(topOf(child).node, bottom)))
  }
  return lines
}

/** The children without an arrow at this end, within the state. */
function looseChildren(state: ChartState, routes: readonly Route[], end: 'above' | 'below') {
  const own = routes.filter(({ home }) => home === state.id)
  const held = new Set(own.map((route) => route[end].node))
  return state.children.filter((child) => !held.has(topOf(child).node))
}

function initialEdge({ id }: ChartState, child: ChartState): string {
  const start = { node: anchor.top(id), border: null }
  const end = topOf(child)
  return edge(start, end, { home: id, dir: 'forward', weight: 10, minlen: lengthTo(end) })
}

function arrowEdges(route: Route): string[] {
  const { label, home, above, below, entrance, isSideways } = route
  const middle = { node: label, border: null }
  const [upper, lower] = route.pointsDown ? ['none', 'forward'] : ['back', 'none']
  const leave = isSideways ? {} : { headport: 'n', minlen: lengthTo(above) }
  const enter = isSideways ? {} : { tailport: 's' }
  return [
    edge(above, middle, { home, dir: upper, ...leave }),
    edge(middle, below, { home, dir: lower, weight: 3, minlen: lengthTo(below), ...enter }),
    ...(entrance === null ? [] : [hold(label, entrance, { weight: 1, minlen: 2 })]),
  ]
}

/** An arrow that is clipped at a border is made longer to compensate. */
function lengthTo({ border }: Fastening): number {
  return border === null ? 1 : 2
}
