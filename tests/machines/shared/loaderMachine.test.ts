import { expect, it } from 'vitest'
import { loaderMachine } from '#src/machines/shared/loaderMachine.ts'
import { failed } from '#tests/support/failures.ts'
import { describeMachine } from '#tests/support/statechart/describeMachine.ts'
import { startActor, type StartedActor } from '#tests/support/statechart/startActor.ts'

const network = failed('network-request-failed')

describeMachine({
  machine: loaderMachine,
  input: { uid: 'ada' },
  events: [{ type: 'value.loaded', value: { notes: 3 } }, network],
  unboundedContext: ['failureCount'],
  invariants: {
    'no value before the server has sent it': (snapshot) =>
      snapshot.matches('loaded') === (snapshot.context.value !== null),
    'a failure count whenever it shows a failure': (snapshot) =>
      !snapshot.matches('failed') || snapshot.context.failureCount > 0,
  },
})

it('loads what was requested, and shows the result', () => {
  const actor = startActor(loaderMachine, { uid: 'ada' })
  expect(actor.runningPorts()).toEqual({ load: { query: { uid: 'ada' } } })
  actor.send({ type: 'value.loaded', value: 3 })
  expect([actor.runningPorts(), actor.context().value]).toEqual([{}, 3])
})

it.each([
  ['fails', (actor: Loading) => actor.send(network)],
  ['is silent for 20 seconds', (actor: Loading) => actor.wait(20_000)],
])('retries after 2 seconds, up to once a minute, when the server %s', (_, lose) => {
  const actor = startActor(loaderMachine)
  for (const [tries, seconds] of [2, 4, 8, 16, 32, 60, 60].entries()) {
    lose(actor)
    expect([actor.runningPorts(), actor.context().failureCount]).toEqual([{}, tries + 1])
    actor.wait(seconds * 1_000 - 1)
    expect(actor.startCount('load')).toBe(tries + 1)
    actor.wait(1)
    expect(actor.startCount('load')).toBe(tries + 2)
  }
  actor.send({ type: 'value.loaded', value: 3 })
  actor.wait(600_000)
  expect([actor.state(), actor.context().value]).toEqual(['loaded', 3])
})

it('waits no longer than the server may take', () => {
  const actor = startActor(loaderMachine)
  actor.wait(19_999)
  expect(actor.state()).toBe('loading')
  actor.wait(1)
  expect(actor.state()).toBe('failed')
})

type Loading = StartedActor<typeof loaderMachine>
