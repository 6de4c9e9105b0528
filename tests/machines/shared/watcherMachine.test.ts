import { expect, it } from 'vitest'
import { watcherMachine } from '#src/machines/shared/watcherMachine.ts'
import { failed } from '#tests/support/failures.ts'
import { describeMachine } from '#tests/support/statechart/describeMachine.ts'
import { startActor } from '#tests/support/statechart/startActor.ts'

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
  const actor = startActor(watcherMachine, input)
  expect([actor.tags(), actor.runningPorts()]).toEqual([['loading'], { watch: { query: input } }])
  actor.send(read)
  expect([actor.tags(), actor.context().value]).toEqual([['ready'], ['laptop']])
  actor.send({ type: 'value.read', value: [] })
  expect([actor.context().value, actor.startCount('watch')]).toEqual([[], 1])
})

it('reports after ten seconds that it takes long, and reads the value anyway', () => {
  const actor = startActor(watcherMachine, input)
  actor.wait(9_999)
  expect(actor.tags()).toEqual(['loading'])
  actor.wait(1)
  expect(actor.tags()).toEqual(['loading', 'slow'])
  actor.send(read)
  expect(actor.tags()).toEqual(['ready'])
})

it('reports why there is no value, keeps the previous one, and can be retried', () => {
  const actor = startActor(watcherMachine, input)
  actor.send(read, failed('network-request-failed'))
  expect([actor.tags(), actor.runningPorts(), actor.context()]).toEqual([
    [],
    {},
    {
      query: input,
      value: ['laptop'],
      failure: { kind: 'network-request-failed', code: 'auth/network-request-failed' },
    },
  ])
  actor.send({ type: 'watch.retry' })
  expect([actor.tags(), actor.context().failure, actor.startCount('watch')]).toEqual([
    ['loading'],
    null,
    2,
  ])
})
