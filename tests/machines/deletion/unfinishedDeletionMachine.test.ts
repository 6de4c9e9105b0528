import { expect, it } from 'vitest'
import { unfinishedDeletionMachine } from '#src/machines/deletion/unfinishedDeletionMachine.ts'
import { failed } from '#tests/support/failures.ts'
import { describeMachine } from '#tests/support/statechart/describeMachine.ts'
import { begin } from '#tests/support/statechart/story.ts'

describeMachine({
  machine: unfinishedDeletionMachine,
  input: { uid: 'ada' },
  events: [
    { type: 'flag.none' },
    { type: 'flag.begun' },
    { type: 'flag.final' },
    { type: 'flag.past' },
    { type: 'deletion.cancel' },
    { type: 'deletion.canceled' },
    { type: 'deletion.dismiss' },
    failed('network-request-failed'),
  ],
  invariants: {
    'no way to cancel a final deletion': (snapshot) =>
      !(snapshot.hasTag('final') && snapshot.can({ type: 'deletion.cancel' })),
    'no message about an earlier account while this one is deleted': (snapshot) =>
      !(snapshot.hasTag('past') && snapshot.hasTag('deleting')),
    'no kept message while the account is being deleted': (snapshot) =>
      !(snapshot.hasTag('canceled') && snapshot.hasTag('deleting')),
    'no failure except where the person can retry': (snapshot) =>
      snapshot.context.failure === null || snapshot.can({ type: 'deletion.cancel' }),
  },
})

const watching = { watchDeletionFlag: { uid: 'ada' } }

/** Two seconds after the page loaded, which belong to what the person came for. */
function tellFromWatching() {
  const story = begin(unfinishedDeletionMachine, { uid: 'ada' })
  story.wait(2_000)
  return story
}

it('asks nothing in the first two seconds, and says nothing if nothing was started', () => {
  const story = begin(unfinishedDeletionMachine, { uid: 'ada' })
  story.wait(1_999)
  expect([story.tags(), story.atWork()]).toEqual([[], {}])
  story.wait(1)
  expect([story.tags(), story.atWork()]).toEqual([[], watching])
})

it('reports that a deletion was started, until it is canceled elsewhere', () => {
  const story = tellFromWatching()
  story.send({ type: 'flag.begun' })
  expect([story.tags(), story.atWork()]).toEqual([['begun', 'deleting'], watching])
  story.send({ type: 'flag.none' })
  expect(story.tags()).toEqual([])
})

it('cancels the deletion on request, and reports it until that is read', () => {
  const story = tellFromWatching()
  story.send({ type: 'flag.begun' }, { type: 'deletion.cancel' })
  expect([story.tags(), story.atWork()]).toEqual([
    ['begun', 'canceling', 'deleting'],
    { ...watching, cancelDeletion: { uid: 'ada' } },
  ])
  story.send({ type: 'deletion.canceled' })
  expect([story.tags(), story.atWork()]).toEqual([['canceled'], watching])
  story.send({ type: 'deletion.dismiss' })
  expect(story.tags()).toEqual([])
})

it('follows the server when the account is kept, and when it no longer is', () => {
  const story = tellFromWatching()
  story.send({ type: 'flag.begun' }, { type: 'deletion.cancel' }, { type: 'flag.none' })
  expect(story.tags()).toEqual(['canceled'])
  story.send({ type: 'flag.begun' })
  expect(story.tags()).toEqual(['begun', 'deleting'])
})

it("reports why the account couldn't be kept, and forgets that with what comes next", () => {
  const story = tellFromWatching()
  const failing = [{ type: 'deletion.cancel' }, failed('network-request-failed')] as const
  story.send({ type: 'flag.begun' }, ...failing)
  expect([story.tags(), story.atWork(), story.context().failure?.kind]).toEqual([
    ['begun', 'deleting'],
    watching,
    'network-request-failed',
  ])
  story.send({ type: 'deletion.cancel' })
  expect([story.tags(), story.context().failure]).toEqual([
    ['begun', 'canceling', 'deleting'],
    null,
  ])
})

it.each([
  [[]],
  [[{ type: 'flag.begun' }]],
  [[{ type: 'flag.begun' }, { type: 'deletion.cancel' }]],
] as const)('lets no one cancel a final deletion: %j', (events) => {
  const story = tellFromWatching()
  story.send(...events, { type: 'flag.final' }, { type: 'deletion.cancel' })
  expect([story.tags(), story.atWork()]).toEqual([['deleting', 'final'], watching])
})
