import { expect, it } from 'vitest'
import { leakedPasswordMachine } from '#src/machines/signUp/leakedPasswordMachine.ts'
import { failed } from '#tests/support/failures.ts'
import { describeMachine } from '#tests/support/statechart/describeMachine.ts'
import { startActor } from '#tests/support/statechart/startActor.ts'

const chosen = { type: 'password.chosen', password: 'correct horse' } as const

describeMachine({
  machine: leakedPasswordMachine,
  events: [
    chosen,
    { type: 'password.changed' },
    { type: 'password.leaked' },
    { type: 'password.notLeaked' },
    failed('network-request-failed'),
  ],
})

it('checks the chosen password, and reports that it was leaked', () => {
  const actor = startActor(leakedPasswordMachine)
  expect([actor.state(), actor.runningPorts()]).toEqual(['idle', {}])
  actor.send(chosen)
  expect([actor.state(), actor.runningPorts()]).toEqual([
    'asking',
    { checkLeaked: { password: 'correct horse' } },
  ])
  actor.send({ type: 'password.leaked' })
  expect([actor.state(), actor.runningPorts()]).toEqual(['leaked', {}])
})

it.each(['asking', 'leaked', 'unknown'])(
  'forgets what it knows when another password is typed: %s',
  (at) => {
    const actor = startActor(leakedPasswordMachine)
    actor.send(chosen)
    if (at === 'leaked') actor.send({ type: 'password.leaked' })
    if (at === 'unknown') actor.send({ type: 'password.notLeaked' })
    expect(actor.state()).toBe(at)
    actor.send({ type: 'password.changed' })
    expect([actor.state(), actor.state(), actor.runningPorts()]).toEqual(['idle', 'idle', {}])
    actor.send(chosen)
    expect(actor.startCount('checkLeaked')).toBe(2)
  },
)

it('lets the person continue without an answer, or after five seconds', () => {
  const failing = startActor(leakedPasswordMachine)
  failing.send(chosen, failed('network-request-failed'))
  expect([failing.state(), failing.state()]).toEqual(['unknown', 'unknown'])
  const slow = startActor(leakedPasswordMachine)
  slow.send(chosen)
  slow.wait(4_999)
  expect(slow.state()).toBe('asking')
  slow.wait(1)
  expect([slow.state(), slow.state(), slow.runningPorts()]).toEqual(['unknown', 'unknown', {}])
})
