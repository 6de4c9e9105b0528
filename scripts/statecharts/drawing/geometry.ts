export type Point = { readonly x: number; readonly y: number }
export type Box = Point & { readonly width: number; readonly height: number }

/** A line of cubic Bézier curves: a start point, then two control points and an end point per curve. */
export type Stroke = {
  readonly points: readonly Point[]
  readonly hasHead: boolean
  /** The ID of the innermost state that contains the line. */
  readonly home: string
}

/** Clamps a line to a box. */
export function keepInside(stroke: Stroke, { x, y, width, height }: Box): Stroke {
  const points = stroke.points.map((point) => ({
    x: Math.min(Math.max(point.x, x), x + width),
    y: Math.min(Math.max(point.y, y), y + height),
  }))
  return { ...stroke, points }
}

/** The box, inset by the same distance on every side. */
export function shrink({ x, y, width, height }: Box, by: number): Box {
  return { x: x + by, y: y + by, width: width - 2 * by, height: height - 2 * by }
}
