import { Graphviz } from '@hpcc-js/wasm-graphviz'
import type { Box, Point, Stroke } from './geometry.ts'

/** Graphviz's layout, in pixels from the top left corner. */
export type Placement = {
  readonly width: number
  readonly height: number
  /** By the name of a node, or of a cluster without its prefix. */
  readonly boxes: ReadonlyMap<string, Box>
  readonly strokes: readonly Stroke[]
}

/** Lays out a graph given in DOT. */
export async function placeGraph(dot: string): Promise<Placement> {
  const graphviz = await Graphviz.load()
  const answer: unknown = JSON.parse(graphviz.layout(dot, 'json', 'dot'))
  if (!isAnswer(answer)) throw new Error('Graphviz couldn’t lay out the chart.')
  const [, , width = 0, height = 0] = numbers(answer.bb)
  const fromTop = (point: string): Point => {
    const [x = 0, y = 0] = numbers(point)
    return { x, y: height - y }
  }
  return {
    width,
    height,
    boxes: new Map(
      (answer.objects ?? []).map((object) => [nameOf(object), toBox(object, fromTop)]),
    ),
    strokes: (answer.edges ?? []).flatMap((edge) => toStroke(edge, fromTop)),
  }
}

/**
 * The relevant part of Graphviz's JSON, with coordinates from the bottom. `home` is passed through from the
 * DOT source.
 */
type Answer = { bb: string; objects?: (NodeAnswer | ClusterAnswer)[]; edges?: EdgeAnswer[] }
type NodeAnswer = { name: string; pos: string; width: string; height: string }
type ClusterAnswer = { name: string; bb: string }
type EdgeAnswer = { pos: string; home?: string; dir?: 'forward' | 'back' | 'none'; style?: 'invis' }
type FromTop = (point: string) => Point

const POINTS_PER_INCH = 72

function isAnswer(value: unknown): value is Answer {
  return typeof value === 'object' && value !== null && 'bb' in value
}

function nameOf({ name }: NodeAnswer | ClusterAnswer): string {
  return name.replace(/^cluster:/, '')
}

function toBox(object: NodeAnswer | ClusterAnswer, fromTop: FromTop): Box {
  if ('bb' in object) {
    const [left = 0, bottom = 0, right = 0, top = 0] = numbers(object.bb)
    return { ...fromTop(`${left},${top}`), width: right - left, height: top - bottom }
  }
  const center = fromTop(object.pos)
  const width = Number(object.width) * POINTS_PER_INCH
  const height = Number(object.height) * POINTS_PER_INCH
  return { x: center.x - width / 2, y: center.y - height / 2, width, height }
}

function toStroke({ pos, home = '', dir, style }: EdgeAnswer, fromTop: FromTop): Stroke[] {
  if (style === 'invis') return []
  const points = pos.split(' ').map(fromTop)
  const isBackward = dir === 'back'
  return [{ home, points: isBackward ? points.toReversed() : points, hasHead: dir !== 'none' }]
}

function numbers(text: string): number[] {
  return text.split(',').map(Number)
}
