import { expect, test } from 'vitest'
import { keepInside, type Stroke } from '#scripts/statecharts/drawing/geometry.ts'
import { spreadEnds } from '#scripts/statecharts/drawing/spreadEnds.ts'

const box = { x: 0, y: 0, width: 100, height: 40 }

test('lines that meet on one side of a state are spread in the order in which they arrive', () => {
  const fromBelow = lineTo({ x: 100, y: 20 }, { x: 150, y: 90 })
  const fromAbove = lineTo({ x: 100, y: 22 }, { x: 150, y: 10 })
  expect(spreadEnds([fromBelow, fromAbove], [box]).map(({ points }) => points.at(-1))).toEqual([
    { x: 100, y: 25.5 },
    { x: 100, y: 16.5 },
  ])
})

test('lines that are apart stay where they are', () => {
  const lines = [
    lineTo({ x: 20, y: 40 }, { x: 20, y: 90 }),
    lineTo({ x: 60, y: 40 }, { x: 60, y: 90 }),
  ]
  expect(spreadEnds(lines, [box])).toEqual(lines)
})

test('crowded lines keep away from the corners', () => {
  const lines = [92, 94, 96].map((x) => lineTo({ x, y: 40 }, { x, y: 90 }))
  expect(spreadEnds(lines, [box]).map(({ points }) => points.at(-1)?.x)).toEqual([73, 82, 91])
})

test('a curve that leaves its box is moved inside', () => {
  const curve = { ...lineTo({ x: 90, y: 10 }, { x: 120, y: 30 }), home: 'door' }
  expect(keepInside(curve, box).points).toEqual([
    { x: 100, y: 30 },
    { x: 100, y: 30 },
    { x: 100, y: 30 },
    { x: 90, y: 10 },
  ])
})

function lineTo(tip: { x: number; y: number }, start: { x: number; y: number }): Stroke {
  return { home: '', hasHead: true, points: [start, start, start, tip] }
}
