import { expect, it } from 'vitest'
import { leakedPasswordMachine } from '#src/machines/signUp/leakedPasswordMachine.ts'
import { failed } from '#tests/support/failures.ts'
import { describeMachine } from '#tests/support/statechart/describeMachine.ts'
import { begin } from '#tests/support/statechart/story.ts'

const chosen = { type: 'password.chosen', password: 'correct horse' } as const

describeMachine({
  machine: leakedPasswordMachine,
  events: [
    chosen,
    { type: 'password.changed' },
    { type: 'password.leaked' },
    { type: 'password.unknown' },
    failed('network-request-failed'),
  ],
  invariants: {
    'the leaked tag only after a leak was reported': (snapshot) =>
      snapshot.hasTag('leaked') === snapshot.matches('leaked'),
  },
})

it('checks the chosen password, and reports that it was leaked', () => {
  const story = begin(leakedPasswordMachine)
  expect([story.tags(), story.atWork()]).toEqual([[], {}])
  story.send(chosen)
  expect([story.tags(), story.atWork()]).toEqual([
    [],
    { checkLeaked: { password: 'correct horse' } },
  ])
  story.send({ type: 'password.leaked' })
  expect([story.tags(), story.atWork()]).toEqual([['leaked'], {}])
})

it.each(['asking', 'leaked', 'unknown'])(
  'forgets what it knows when another password is typed: %s',
  (at) => {
    const story = begin(leakedPasswordMachine)
    story.send(chosen)
    if (at === 'leaked') story.send({ type: 'password.leaked' })
    if (at === 'unknown') story.send({ type: 'password.unknown' })
    expect(story.state()).toBe(at)
    story.send({ type: 'password.changed' })
    expect([story.state(), story.tags(), story.atWork()]).toEqual(['idle', [], {}])
    story.send(chosen)
    expect(story.begun('checkLeaked')).toBe(2)
  },
)

it('lets the person continue without an answer, or after five seconds', () => {
  const failing = begin(leakedPasswordMachine)
  failing.send(chosen, failed('network-request-failed'))
  expect([failing.state(), failing.tags()]).toEqual(['unknown', []])
  const slow = begin(leakedPasswordMachine)
  slow.send(chosen)
  slow.wait(4_999)
  expect(slow.state()).toBe('asking')
  slow.wait(1)
  expect([slow.state(), slow.tags(), slow.atWork()]).toEqual(['unknown', [], {}])
})
