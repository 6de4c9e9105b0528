import { expect, it } from 'vitest'
import { pendingLinkMachine } from '#src/machines/signIn/pendingLinkMachine.ts'
import { failed } from '#tests/support/failures.ts'
import { describeMachine } from '#tests/support/statechart/describeMachine.ts'
import { begin } from '#tests/support/statechart/story.ts'

describeMachine({
  machine: pendingLinkMachine.provide({ actions: { dropPendingLink: () => undefined } }),
  input: { email: 'ada@example.com' },
  events: [
    { type: 'pendingLink.none' },
    { type: 'pendingLink.found', providerId: 'google.com' },
    { type: 'pendingLink.confirm' },
    { type: 'change.made' },
    { type: 'pendingLink.retry' },
    { type: 'pendingLink.dismiss' },
    failed('provider-already-linked'),
    failed('network-request-failed'),
  ],
  invariants: {
    'a failure exactly when it is shown': (snapshot) =>
      !snapshot.hasTag('failed') || snapshot.context.failure !== null,
    "the provider's name whenever it is shown": (snapshot) =>
      !(['asking', 'linking', 'linked', 'failed'] as const).some((tag) => snapshot.hasTag(tag)) ||
      snapshot.context.providerId === 'google.com',
  },
})

const found = { type: 'pendingLink.found', providerId: 'google.com' } as const

/** The person is asked whether to link the provider. */
function tellFromAsking() {
  const story = begin(pendingLinkMachine, { email: 'ada@example.com' })
  story.send(found)
  return story
}

it('asks nothing if no provider is pending', () => {
  const story = begin(pendingLinkMachine, { email: 'ada@example.com' })
  expect([story.tags(), story.atWork()]).toEqual([
    [],
    { findPendingLink: { email: 'ada@example.com' } },
  ])
  story.send({ type: 'pendingLink.none' }, { type: 'pendingLink.confirm' })
  expect([story.tags(), story.atWork(), story.context().providerId]).toEqual([[], {}, null])
})

it('links a pending provider only if the person agrees', () => {
  const story = tellFromAsking()
  expect([story.tags(), story.atWork(), story.context().providerId]).toEqual([
    ['asking'],
    {},
    'google.com',
  ])
  story.send({ type: 'pendingLink.confirm' })
  expect([story.tags(), Object.keys(story.atWork())]).toEqual([['linking'], ['linkPending']])
  story.send({ type: 'change.made' })
  expect([story.tags(), story.atWork()]).toEqual([['linked'], {}])
  story.send({ type: 'pendingLink.dismiss' })
  expect([story.tags(), story.done()]).toEqual([[], []])
})

it('drops the provider if the person declines or gives up', () => {
  const story = tellFromAsking()
  story.send({ type: 'pendingLink.dismiss' }, { type: 'pendingLink.confirm' })
  expect([story.tags(), story.done(), story.atWork()]).toEqual([[], ['dropPendingLink'], {}])
  const other = tellFromAsking()
  other.send({ type: 'pendingLink.confirm' }, failed('network-request-failed'), {
    type: 'pendingLink.dismiss',
  })
  expect([other.tags(), other.done(), other.atWork()]).toEqual([[], ['dropPendingLink'], {}])
})

it('reports why it failed, and can be retried', () => {
  const story = tellFromAsking()
  story.send({ type: 'pendingLink.confirm' }, failed('network-request-failed'))
  expect([story.tags(), story.atWork(), story.context().failure?.kind]).toEqual([
    ['failed'],
    {},
    'network-request-failed',
  ])
  story.send({ type: 'pendingLink.retry' })
  expect([story.tags(), story.context().failure]).toEqual([['linking'], null])
})

it('shows nothing if the identity provider was already linked', () => {
  const story = tellFromAsking()
  story.send({ type: 'pendingLink.confirm' }, failed('provider-already-linked'))
  expect([story.tags(), story.atWork(), story.context().failure]).toEqual([[], {}, null])
})

it('gives up after a minute and a half without an answer, and can be retried', () => {
  const story = tellFromAsking()
  story.send({ type: 'pendingLink.confirm' })
  story.wait(89_999)
  expect(story.tags()).toEqual(['linking'])
  story.wait(1)
  expect([story.tags(), story.atWork(), story.context().failure?.kind]).toEqual([
    ['failed'],
    {},
    'network-request-failed',
  ])
  story.send({ type: 'pendingLink.retry' })
  expect(story.tags()).toEqual(['linking'])
})

it("offers nothing if it can't find out within a minute and a half, nor later", () => {
  const story = begin(pendingLinkMachine, { email: 'ada@example.com' })
  story.wait(89_999)
  expect([story.state(), Object.keys(story.atWork())]).toEqual(['looking', ['findPendingLink']])
  story.wait(1)
  expect([story.state(), story.atWork(), story.context().failure]).toEqual(['none', {}, null])
  story.send(found)
  expect([story.tags(), story.done()]).toEqual([[], []])
})
