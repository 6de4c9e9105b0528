import { expect, test } from 'vitest'
import { toChart } from '#scripts/statecharts/chart.ts'
import type { Box } from '#scripts/statecharts/drawing/geometry.ts'
import { branchText } from '#scripts/statecharts/drawing/chartText.ts'
import { layoutChart } from '#scripts/statecharts/drawing/layout.ts'
import { toSvg } from '#scripts/statecharts/svg.ts'
import { doorMachine } from './machines/doorMachine.ts'
import { uploadMachine } from './machines/uploadMachine.ts'

const machines = [doorMachine, uploadMachine]

test.each(machines)('the picture of the $id fits the width of a page', async (machine) => {
  const [, width] = /width="(\d+)"/.exec(await toSvg(machine)) ?? []
  expect(Number(width)).toBeLessThan(1000)
})

test.each(machines)('the picture of the $id is always the same', async (machine) => {
  expect(await toSvg(machine)).toEqual(await toSvg(machine))
})

test('the picture shows each state’s name, actions, and transitions', async () => {
  const svg = await toSvg(doorMachine)
  const lines = [...svg.matchAll(/<tspan class="(\w+)"[^>]*>([^<]*)</g)]
  expect(lines.map(([, style, text]) => `${style}: ${text}`)).toEqual([
    'title: door',
    'detail: A door that opens to whoever knows the code.',
    'detail: invoke watchSensors',
    'name: locked',
    'name: unlocked',
    'event: error.*',
    'event: code.entered',
    'event: check done',
    'action: / forgetTries',
    'event: check failed',
    'guard: [hasTriedBefore(2)]',
    'event: check failed',
    'guard: [else]',
    'action: / countTry',
    'event: after penalty',
    'action: / forgetTries',
    'event: door.opened',
    'event: after patience',
    'event: door.closed',
    'event: repaired',
    'event: scrapped',
    'name: waiting',
    'event: code.cleared',
    'action: / forgetTries',
    'name: checking',
    'detail: invoke checkCode',
    'name: blocked',
    'name: shut',
    'name: open',
    'detail: entry / setTime',
    'detail: exit / forgetTime',
    'event: ↻ door.opened',
    'name: broken',
    'event: error.power',
    'name: gone',
    'detail: any state',
  ])
})

test('a long label wraps', () => {
  const branch = { event: 'file.cancelled.by-the-person-who-chose-it', guard: null, actions: [] }
  const { lines } = branchText([{ ...branch, source: 'a', targets: ['b'] }])
  expect(lines.map(({ text }) => text)).toEqual(['file.cancelled.by-the-person-', 'who-chose-it'])
})

test.each(machines)('nothing on the chart of the $id overlaps', async (machine) => {
  const { states, arrowLabels, initialDots, anyStates } = await layoutChart(toChart(machine))
  const leaves = states.filter(({ item }) => item.children.length === 0)
  const boxes = [...leaves, ...arrowLabels, ...initialDots, ...anyStates].map(({ box }) => box)
  const covered = boxes.filter((box) => boxes.some((other) => other !== box && overlap(box, other)))
  expect(boxes.length).toBeGreaterThan(15)
  expect(covered).toEqual([])
})

function overlap(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  )
}
