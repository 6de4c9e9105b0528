import type { Box, Point, Stroke } from './geometry.ts'

const GAP = 9
const DISTANCE_TO_CORNER = 9

/** Moves apart the ends of lines that meet on one side of a box, so that each can be followed. */
export function spreadEnds(strokes: readonly Stroke[], boxes: readonly Box[]): Stroke[] {
  const lines = strokes.map(({ points }) => points.map(({ x, y }) => ({ x, y })))
  const ends = lines.flatMap(endsOf)
  for (const side of boxes.flatMap(sidesOf)) {
    const own = ends.filter(({ tip }) => isOn(side, tip))
    const crowds = groupClose(own, side).filter((group) => group.length > 1)
    for (const crowd of crowds) spread(crowd, side)
  }
  return strokes.map((stroke, index) => ({ ...stroke, points: lines[index] ?? [] }))
}

/** One side of a box: it runs along one axis, at a fixed position on the other. */
type Side = { along: 'x' | 'y'; across: 'x' | 'y'; at: number; from: number; to: number }

/** One end of a line: its last point and the control point before it, both modified in place. */
type End = { tip: MovablePoint; control: MovablePoint }
type MovablePoint = { x: number; y: number }

function endsOf(line: readonly MovablePoint[]): End[] {
  const [start, afterStart, ...rest] = line
  const [beforeEnd, end] = rest.slice(-2)
  if (!start || !afterStart || !beforeEnd || !end) return []
  return [
    { tip: start, control: afterStart },
    { tip: end, control: beforeEnd },
  ]
}

function sidesOf({ x, y, width, height }: Box): Side[] {
  const level = { along: 'x', across: 'y', from: x, to: x + width } as const
  const upright = { along: 'y', across: 'x', from: y, to: y + height } as const
  return [
    { ...level, at: y },
    { ...level, at: y + height },
    { ...upright, at: x },
    { ...upright, at: x + width },
  ]
}

function isOn({ along, across, at, from, to }: Side, point: Point): boolean {
  return Math.abs(point[across] - at) < 1 && point[along] >= from && point[along] <= to
}

/** Groups ends that are too close together, in the order in which their lines arrive. */
function groupClose(ends: readonly End[], { along }: Side): End[][] {
  const groups: End[][] = []
  for (const end of ends.toSorted((one, other) => one.control[along] - other.control[along])) {
    const group = groups.at(-1)
    const isClose = group?.some(({ tip }) => Math.abs(tip[along] - end.tip[along]) < GAP)
    if (group && isClose) group.push(end)
    else groups.push([end])
  }
  return groups
}

function spread(group: readonly End[], { along, from, to }: Side): void {
  const room = to - from - 2 * DISTANCE_TO_CORNER
  const gap = Math.min(GAP, room / (group.length - 1))
  const length = gap * (group.length - 1)
  const middle = group.reduce((sum, { tip }) => sum + tip[along], 0) / group.length
  const first = from + DISTANCE_TO_CORNER
  const start = Math.min(Math.max(middle - length / 2, first), first + room - length)
  for (const [index, { tip, control }] of group.entries()) {
    const distance = start + index * gap - tip[along]
    tip[along] += distance
    control[along] += distance
  }
}
