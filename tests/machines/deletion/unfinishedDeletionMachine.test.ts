import { expect, it } from 'vitest'
import { unfinishedDeletionMachine } from '#src/machines/deletion/unfinishedDeletionMachine.ts'
import { failed } from '#tests/support/failures.ts'
import { describeMachine } from '#tests/support/statechart/describeMachine.ts'
import { startActor } from '#tests/support/statechart/startActor.ts'

describeMachine({
  machine: unfinishedDeletionMachine,
  input: { uid: 'ada' },
  events: [
    { type: 'flag.none' },
    { type: 'flag.begun' },
    { type: 'flag.final' },
    { type: 'flag.stale' },
    { type: 'deletion.cancel' },
    { type: 'deletion.canceled' },
    { type: 'deletion.dismiss' },
    failed('network-request-failed'),
  ],
  invariants: {
    'no way to cancel a final deletion': (snapshot) =>
      !(snapshot.matches({ watching: 'final' }) && snapshot.can({ type: 'deletion.cancel' })),
    'no message about an earlier account while this one is deleted': (snapshot) =>
      !(snapshot.matches({ watching: 'stale' }) && snapshot.hasTag('deleting')),
    'no kept message while the account is being deleted': (snapshot) =>
      !(snapshot.matches({ watching: 'canceled' }) && snapshot.hasTag('deleting')),
    'no failure except where the person can retry': (snapshot) =>
      snapshot.context.failure === null || snapshot.can({ type: 'deletion.cancel' }),
  },
})

const watching = { watchDeletionFlag: { uid: 'ada' } }

/** Two seconds after the page loaded, which belong to what the person came for. */
function startAtWatching() {
  const actor = startActor(unfinishedDeletionMachine, { uid: 'ada' })
  actor.wait(2_000)
  return actor
}

it('asks nothing in the first two seconds, and reports nothing if nothing was started', () => {
  const actor = startActor(unfinishedDeletionMachine, { uid: 'ada' })
  actor.wait(1_999)
  expect([actor.state(), actor.runningPorts()]).toEqual(['idle', {}])
  actor.wait(1)
  expect([actor.state(), actor.runningPorts()]).toEqual(['watching.none', watching])
})

it('reports that a deletion was started, until it is canceled elsewhere', () => {
  const actor = startAtWatching()
  actor.send({ type: 'flag.begun' })
  expect([actor.tags(), actor.runningPorts()]).toEqual([['begun', 'deleting'], watching])
  actor.send({ type: 'flag.none' })
  expect(actor.state()).toBe('watching.none')
})

it('cancels the deletion on request, and reports it until that is read', () => {
  const actor = startAtWatching()
  actor.send({ type: 'flag.begun' }, { type: 'deletion.cancel' })
  expect([actor.tags(), actor.runningPorts()]).toEqual([
    ['begun', 'deleting'],
    { ...watching, cancelDeletion: { uid: 'ada' } },
  ])
  actor.send({ type: 'deletion.canceled' })
  expect([actor.state(), actor.runningPorts()]).toEqual(['watching.canceled', watching])
  actor.send({ type: 'deletion.dismiss' })
  expect(actor.state()).toBe('watching.none')
})

it('follows the server when the account is kept, and when it no longer is', () => {
  const actor = startAtWatching()
  actor.send({ type: 'flag.begun' }, { type: 'deletion.cancel' }, { type: 'flag.none' })
  expect(actor.state()).toBe('watching.canceled')
  actor.send({ type: 'flag.begun' })
  expect(actor.tags()).toEqual(['begun', 'deleting'])
})

it("reports why the account couldn't be kept, and forgets that with what comes next", () => {
  const actor = startAtWatching()
  const failing = [{ type: 'deletion.cancel' }, failed('network-request-failed')] as const
  actor.send({ type: 'flag.begun' }, ...failing)
  expect([actor.tags(), actor.runningPorts(), actor.context().failure?.kind]).toEqual([
    ['begun', 'deleting'],
    watching,
    'network-request-failed',
  ])
  actor.send({ type: 'deletion.cancel' })
  expect([actor.state(), actor.context().failure]).toEqual(['watching.canceling', null])
})

it.each([
  [[]],
  [[{ type: 'flag.begun' }]],
  [[{ type: 'flag.begun' }, { type: 'deletion.cancel' }]],
] as const)('lets no one cancel a final deletion: %j', (events) => {
  const actor = startAtWatching()
  actor.send(...events, { type: 'flag.final' }, { type: 'deletion.cancel' })
  expect([actor.state(), actor.runningPorts()]).toEqual(['watching.final', watching])
})
