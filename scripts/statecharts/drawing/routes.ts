import { isCompound, stateWithId, type Chart, type ChartArrow, type ChartState } from '../chart.ts'

/** The direction of an arrow in the drawing, and where its ends are attached. */
export type Route = {
  readonly arrow: ChartArrow
  /** The name of the label's node. */
  readonly label: string
  /** The ID of the innermost state that contains both ends and the label. */
  readonly home: string
  readonly above: Fastening
  readonly below: Fastening
  /** The top of the outermost state that the arrow enters on its way to the lower end. */
  readonly entrance: string | null
  /** Whether the arrow points downward. */
  readonly pointsDown: boolean
  /** Whether the ends are side by side rather than one above the other. */
  readonly isSideways: boolean
}

/** The node that an arrow is attached to, and the compound state at whose border it is clipped. */
export type Fastening = { readonly node: string; readonly border: string | null }

/** The nodes that represent the top and the bottom of a compound state, and any state inside it. */
export const anchor = {
  top: (id: string) => `top:${id}`,
  bottom: (id: string) => `bottom:${id}`,
  any: (id: string) => `any:${id}`,
}

/**
 * The routes of all arrows. States are stacked in document order, except that siblings at the same distance
 * from the initial state are side by side.
 */
export function routeArrows(chart: Chart): Route[] {
  const order = [...chart.states.keys()]
  return chart.arrows.map((arrow, index) => {
    const pointsDown = order.indexOf(arrow.from) < order.indexOf(arrow.to)
    const above = stateWithId(chart, pointsDown ? arrow.from : arrow.to)
    const below = stateWithId(chart, pointsDown ? arrow.to : arrow.from)
    const home = innermostAround(above, below)
    const isSideways = areNeighbors(chart, home, above, below)
    return {
      arrow,
      label: `label:${index}`,
      home,
      above: isSideways ? topOf(above) : wayOut(above, below, pointsDown),
      below: topOf(below),
      entrance: entranceTo(below, home),
      pointsDown,
      isSideways,
    }
  })
}

/** Where an arrow enters a state from above. */
export function topOf(state: ChartState): Fastening {
  if (!isCompound(state)) return { node: state.id, border: null }
  return { node: anchor.top(state.id), border: state.id }
}

function wayOut(above: ChartState, below: ChartState, pointsDown: boolean): Fastening {
  if (below.lineage.includes(above.id)) {
    return { node: pointsDown ? anchor.any(above.id) : anchor.top(above.id), border: null }
  }
  if (!isCompound(above)) return { node: above.id, border: null }
  return { node: anchor.bottom(above.id), border: above.id }
}

function entranceTo(below: ChartState, home: string): string | null {
  const outermost = below.lineage[below.lineage.indexOf(home) + 1]
  return outermost === undefined || outermost === below.id ? null : anchor.top(outermost)
}

function innermostAround(above: ChartState, below: ChartState): string {
  const shared = above.lineage.filter((id) => below.lineage.slice(0, -1).includes(id))
  return shared.at(-1) ?? above.id
}

function areNeighbors(chart: Chart, home: string, one: ChartState, other: ChartState): boolean {
  const areSiblings = one.lineage.at(-2) === home && other.lineage.at(-2) === home
  if (!areSiblings || !isCompound(one) || !isCompound(other)) return false
  const steps = stepsToChildren(chart, stateWithId(chart, home))
  return steps.get(one.id) === steps.get(other.id)
}

/** The number of arrows from a compound state's first child to each of the others. */
function stepsToChildren({ states, arrows }: Chart, home: ChartState): ReadonlyMap<string, number> {
  const childAround = (id: string) => states.get(id)?.lineage[home.lineage.length]
  const steps = new Map(home.initial.map((id) => [id, 0]))
  for (const [child, count] of steps) {
    for (const { from, to } of arrows) {
      const next = childAround(to)
      if (childAround(from) === child && next && !steps.has(next)) steps.set(next, count + 1)
    }
  }
  return steps
}
