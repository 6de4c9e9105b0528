import { expect, it } from 'vitest'
import { loaderMachine } from '#src/machines/shared/loaderMachine.ts'
import { failed } from '#tests/support/failures.ts'
import { describeMachine } from '#tests/support/statechart/describeMachine.ts'
import { begin, type Story } from '#tests/support/statechart/story.ts'

const network = failed('network-request-failed')

describeMachine({
  machine: loaderMachine,
  input: { uid: 'ada' },
  events: [{ type: 'value.loaded', value: { notes: 3 } }, network],
  unboundedContext: ['failures'],
  invariants: {
    'no value before the server has sent it': (snapshot) =>
      snapshot.matches('loaded') === (snapshot.context.value !== null),
    'a failure count whenever it shows a failure': (snapshot) =>
      !snapshot.matches('failed') || snapshot.context.failures > 0,
  },
})

it('loads what was requested, and shows the result', () => {
  const story = begin(loaderMachine, { uid: 'ada' })
  expect(story.atWork()).toEqual({ load: { request: { uid: 'ada' } } })
  story.send({ type: 'value.loaded', value: 3 })
  expect([story.atWork(), story.context().value]).toEqual([{}, 3])
})

it.each([
  ['fails', (story: Loading) => story.send(network)],
  ['is silent for 20 seconds', (story: Loading) => story.wait(20_000)],
])('retries after 2 seconds, up to once a minute, when the server %s', (_, lose) => {
  const story = begin(loaderMachine)
  for (const [tries, seconds] of [2, 4, 8, 16, 32, 60, 60].entries()) {
    lose(story)
    expect([story.atWork(), story.context().failures]).toEqual([{}, tries + 1])
    story.wait(seconds * 1_000 - 1)
    expect(story.begun('load')).toBe(tries + 1)
    story.wait(1)
    expect(story.begun('load')).toBe(tries + 2)
  }
  story.send({ type: 'value.loaded', value: 3 })
  story.wait(600_000)
  expect([story.state(), story.context().value]).toEqual(['loaded', 3])
})

it('waits no longer than the server may take', () => {
  const story = begin(loaderMachine)
  story.wait(19_999)
  expect(story.state()).toBe('loading')
  story.wait(1)
  expect(story.state()).toBe('failed')
})

type Loading = Story<typeof loaderMachine>
