import type { Chart, ChartArrow, ChartState } from '../chart.ts'
import { toDot } from '../dot.ts'
import { keepInside, shrink, type Box, type Stroke } from './geometry.ts'
import { placeGraph } from './graphviz.ts'
import { anchor, routeArrows } from './routes.ts'
import { spreadEnds } from './spreadEnds.ts'

/** The positions of everything in a chart, in pixels from the top left corner. */
export type Layout = {
  readonly width: number
  readonly height: number
  readonly states: readonly Copied<ChartState>[]
  readonly arrowLabels: readonly Copied<ChartArrow>[]
  /** The states with an initial child, with the box of their initial dot. */
  readonly initialDots: readonly Copied<ChartState>[]
  /** The states with arrows from any of their children, with the box of that symbol. */
  readonly anyStates: readonly Copied<ChartState>[]
  readonly strokes: readonly Stroke[]
}

export type Copied<Item> = { readonly item: Item; readonly box: Box }

const DISTANCE_TO_BORDER = 5

/** Lays out all states, arrows, and labels of a chart. */
export async function layoutChart(chart: Chart): Promise<Layout> {
  const routes = routeArrows(chart)
  const { width, height, boxes, ...graph } = await placeGraph(toDot(chart, routes))
  const place = <Item>(item: Item, name: string): Copied<Item>[] => {
    const box = boxes.get(name)
    return box ? [{ item, box }] : []
  }
  const strokes = graph.strokes.map((stroke) => {
    const home = boxes.get(stroke.home)
    return home ? keepInside(stroke, shrink(home, DISTANCE_TO_BORDER)) : stroke
  })
  const states = [...chart.states.values()]
  const positionedStates = states.flatMap((state) => place(state, state.id))
  const withFirstChild = states.filter(({ initial }) => initial.length > 0)
  return {
    width,
    height,
    states: positionedStates,
    arrowLabels: routes.flatMap(({ arrow, label }) => place(arrow, label)),
    initialDots: withFirstChild.flatMap((state) => place(state, anchor.top(state.id))),
    anyStates: states.flatMap((state) => place(state, anchor.any(state.id))),
    strokes: spreadEnds(
      strokes,
      positionedStates.map(({ box }) => box),
    ),
  }
}
