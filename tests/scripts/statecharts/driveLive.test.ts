import { expect, test } from 'vitest'
import { assign, fromCallback, fromPromise, setup, type AnyEventObject } from 'xstate'
import { missingTransitions } from '#tests/support/statechart/coverage.ts'
import { driveLive } from '#tests/support/statechart/driveLive.ts'
import {
  actorDone,
  actorFailed,
  type MachineModel,
} from '#tests/support/statechart/machineModel.ts'
import { firstStep } from '#tests/support/statechart/pureChart.ts'
import { walkChart } from '#tests/support/statechart/walks.ts'

test('a live actor that differs from the pure chart is reported', () => {
  const model = { machine: createImpureMachine(), events: [] }
  expect(problemsAfter(model, { type: 'count' })).toEqual([
    'After count: the live actor is in {"value":{},"status":"active","context":{"calls":1}}, the pure chart in {"value":{},"status":"active","context":{"calls":2}}.',
  ])
})

test('volatile values are not compared', () => {
  const model = { machine: createImpureMachine(), events: [], volatileContext: ['calls'] }
  expect(problemsAfter(model, { type: 'count' })).toEqual([])
})

test('an action that throws is reported, including the callback that keeps running', () => {
  const machine = setup({
    actors: { watch: fromCallback(() => {}) },
    actions: { ring: () => fail('no power') },
  }).createMachine({
    id: 'bell',
    invoke: { id: 'watch', src: 'watch' },
    on: { press: { actions: 'ring' } },
  })
  expect(problemsAfter({ machine, events: [] }, { type: 'press' })).toEqual([
    'After press: the actor failed: Error: no power',
    'After press: "watch" was never stopped.',
  ])
})

test('an unhandled failure of an actor is reported', () => {
  const failure = actorFailed('load', new Error('no network'))
  expect(problemsAfter({ machine: createLoadingMachine(), events: [] }, failure)).toEqual([
    'After xstate.error.actor.load: the actor failed: Error: no network',
  ])
})

test('an actor passes its output to the machine', () => {
  const done = actorDone('load', 'the text')
  expect(problemsAfter({ machine: createLoadingMachine(), events: [] }, done)).toEqual([])
})

test('the end of an actor that is not running is reported', () => {
  const model = { machine: createLoadingMachine(), events: [] }
  expect(problemsAfter(model, actorDone('load'), actorDone('load'))).toEqual([
    'After xstate.done.actor.load, xstate.done.actor.load: nothing that runs sends "xstate.done.actor.load".',
  ])
})

test('a delay that always ends after a shorter one is never taken', () => {
  const machine = setup({ delays: { short: 100, long: 200 } }).createMachine({
    id: 'egg',
    initial: 'raw',
    states: {
      raw: { after: { long: { target: 'hard' }, short: { target: 'soft' } } },
      soft: {},
      hard: {},
    },
  })
  const model = { machine, events: [] }
  const runs = walkChart(model).map((walk) => driveLive(model, walk))
  expect(runs.flatMap(({ problems }) => problems)).toEqual([])
  expect(
    missingTransitions(
      machine,
      runs.flatMap(({ taken }) => taken),
    ),
  ).toEqual(['raw --[after long]--> hard'])
})

test('a shorter delay without a transition ends before a longer one', () => {
  const machine = setup({
    types: { context: {} as { turns: number } },
    actions: { turn: assign({ turns: ({ context }) => context.turns + 1 }) },
    delays: { done: 200, half: ({ context }) => 100 + context.turns },
  }).createMachine({
    id: 'egg',
    context: { turns: 0 },
    initial: 'boiling',
    states: {
      boiling: { after: { done: { target: 'hard' }, half: { actions: 'turn' } } },
      hard: {},
    },
  })
  const model = { machine, events: [], unboundedContext: ['turns'] }
  const runs = walkChart(model).map((walk) => driveLive(model, walk))
  expect(runs.flatMap(({ problems }) => problems)).toEqual([])
  expect(
    missingTransitions(
      machine,
      runs.flatMap(({ taken }) => taken),
    ),
  ).toEqual([])
})

test('a delay without a duration is reported', () => {
  const machine = setup({ delays: { never: () => Number.NaN } }).createMachine({
    id: 'egg',
    after: { never: {} },
  })
  expect(problemsAfter({ machine, events: [] })).toEqual([
    'After the start: the actor failed: Error: A delay cannot last NaN ms.',
  ])
})

function problemsAfter(model: MachineModel, ...events: AnyEventObject[]): readonly string[] {
  const last = firstStep(model.machine, model.input)
  return driveLive(model, { events, last }).problems
}

function createImpureMachine() {
  let calls = 0
  return setup({
    types: { context: {} as { calls: number } },
    actions: { count: assign({ calls: () => (calls += 1) }) },
  }).createMachine({ id: 'counter', context: { calls: 0 }, on: { count: { actions: 'count' } } })
}

function createLoadingMachine() {
  return setup({
    types: { context: {} as { text: string } },
    actors: { load: fromPromise<string>(() => Promise.resolve('')) },
    actions: { keep: assign({ text: (_, params: { text: string }) => params.text }) },
  }).createMachine({
    id: 'page',
    context: { text: '' },
    initial: 'loading',
    states: {
      loading: {
        invoke: {
          id: 'load',
          src: 'load',
          onDone: {
            target: 'loaded',
            actions: { type: 'keep', params: ({ event }) => ({ text: event.output }) },
          },
        },
      },
      loaded: {},
    },
  })
}

function fail(message: string): never {
  throw new Error(message)
}
