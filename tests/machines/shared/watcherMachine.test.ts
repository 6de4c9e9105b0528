import { expect, it } from 'vitest'
import { watcherMachine } from '#src/machines/shared/watcherMachine.ts'
import { failed } from '#tests/support/failures.ts'
import { describeMachine } from '#tests/support/statechart/describeMachine.ts'
import { begin } from '#tests/support/statechart/story.ts'

const input = { uid: 'ada' }
const read = { type: 'value.read', value: ['laptop'] } as const

describeMachine({
  machine: watcherMachine,
  input,
  events: [read, { type: 'watch.retry' }, failed('network-request-failed')],
  invariants: {
    'a value that was read, whenever it is ready': (snapshot) =>
      !snapshot.hasTag('ready') || snapshot.context.value === read.value,
    'a failure only if it can be retried': ({ value, context }) =>
      (value === 'failed') === (context.failure !== null),
  },
})

it('reads the value, and follows every change', () => {
  const story = begin(watcherMachine, input)
  expect([story.tags(), story.atWork()]).toEqual([['loading'], { watch: { request: input } }])
  story.send(read)
  expect([story.tags(), story.context().value]).toEqual([['ready'], ['laptop']])
  story.send({ type: 'value.read', value: [] })
  expect([story.context().value, story.begun('watch')]).toEqual([[], 1])
})

it('reports after ten seconds that it takes long, and reads the value anyway', () => {
  const story = begin(watcherMachine, input)
  story.wait(9_999)
  expect(story.tags()).toEqual(['loading'])
  story.wait(1)
  expect(story.tags()).toEqual(['loading', 'slow'])
  story.send(read)
  expect(story.tags()).toEqual(['ready'])
})

it('reports why there is no value, keeps the previous one, and can be retried', () => {
  const story = begin(watcherMachine, input)
  story.send(read, failed('network-request-failed'))
  expect([story.tags(), story.atWork(), story.context()]).toEqual([
    [],
    {},
    {
      request: input,
      value: ['laptop'],
      failure: { kind: 'network-request-failed', code: 'auth/network-request-failed' },
    },
  ])
  story.send({ type: 'watch.retry' })
  expect([story.tags(), story.context().failure, story.begun('watch')]).toEqual([
    ['loading'],
    null,
    2,
  ])
})
