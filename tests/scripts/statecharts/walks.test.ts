import { expect, test } from 'vitest'
import { assign, fromPromise, setup } from 'xstate'
import {
  actorDone,
  actorFailed,
  type MachineModel,
} from '#tests/support/statechart/machineModel.ts'
import { describeWalk, walkChart } from '#tests/support/statechart/walks.ts'

test('a walk takes the shortest path to each edge', () => {
  const machine = setup({}).createMachine({
    id: 'lamp',
    initial: 'off',
    states: {
      off: { on: { switch: { target: 'on' } } },
      on: { on: { switch: { target: 'off' }, break: { target: 'broken' } } },
      broken: {},
    },
  })
  expect(walksOf({ machine, events: [{ type: 'switch' }, { type: 'break' }] })).toEqual([
    'the start',
    'switch',
    'switch, switch',
    'switch, break',
  ])
})

test('the end of each delay is added as an event', () => {
  const machine = setup({ delays: { openTimeout: 500 } }).createMachine({
    id: 'lamp',
    initial: 'on',
    states: { on: { after: { openTimeout: { target: 'off' } } }, off: {} },
  })
  expect(walksOf({ machine, events: [] })).toEqual([
    'the start',
    'xstate.after.openTimeout.lamp.on',
  ])
})

test('an actor only ends where its end is handled by name', () => {
  const machine = setup({ actors: { check: fromPromise(() => Promise.resolve()) } }).createMachine({
    id: 'lamp',
    invoke: { id: 'check', src: 'check' },
    on: { '*': {} },
  })
  const events = [actorDone('check'), actorFailed('check', new Error('dark')), { type: 'switch' }]
  expect(walksOf({ machine, events })).toEqual(['the start', 'switch'])
})

test('a value that grows without limit is reported', () => {
  const model = { machine: counterMachine, events: [{ type: 'count' }] }
  expect(() => walkChart(model)).toThrow(
    'The machine "counter" has more than 2000 situations, such as [{},"active",{"times":2000,"at":',
  )
})

test('growing and volatile values do not create new situations', () => {
  const model = {
    machine: counterMachine,
    events: [{ type: 'count' }],
    unboundedContext: ['times'],
    volatileContext: ['at'],
  }
  expect(walksOf(model)).toEqual(['the start', 'count'])
})

const counterMachine = setup({
  types: { context: {} as { times: number; at: number } },
  actions: {
    count: assign({ times: ({ context }) => context.times + 1, at: () => performance.now() }),
  },
}).createMachine({
  id: 'counter',
  context: { times: 0, at: 0 },
  on: { count: { actions: 'count' } },
})

function walksOf(model: MachineModel): string[] {
  return walkChart(model).map(describeWalk)
}
