import { expect, it } from 'vitest'
import { pendingProviderLinkMachine } from '#src/machines/signIn/pendingProviderLinkMachine.ts'
import { failed } from '#tests/support/failures.ts'
import { describeMachine } from '#tests/support/statechart/describeMachine.ts'
import { startActor } from '#tests/support/statechart/startActor.ts'

describeMachine({
  machine: pendingProviderLinkMachine.provide({
    actions: { dropPendingProviderLink: () => undefined },
  }),
  input: { email: 'ada@example.com' },
  events: [
    { type: 'pendingProviderLink.none' },
    { type: 'pendingProviderLink.found', providerId: 'google.com' },
    { type: 'pendingProviderLink.confirm' },
    { type: 'change.made' },
    { type: 'pendingProviderLink.retry' },
    { type: 'pendingProviderLink.dismiss' },
    failed('provider-already-linked'),
    failed('network-request-failed'),
    failed('too-many-requests'),
  ],
  volatileContext: ['coolDownEndsAt'],
  unboundedContext: ['throttleCount'],
  invariants: {
    'a failure exactly when it is shown': (snapshot) =>
      !snapshot.hasTag('failed') || snapshot.context.failure !== null,
    "the provider's name whenever it is shown": (snapshot) =>
      snapshot.matches('looking') ||
      snapshot.matches('none') ||
      snapshot.context.providerId === 'google.com',
  },
})

const found = { type: 'pendingProviderLink.found', providerId: 'google.com' } as const

/** The person is asked whether to link the provider. */
function startAtAsking() {
  const actor = startActor(pendingProviderLinkMachine, { email: 'ada@example.com' })
  actor.send(found)
  return actor
}

it('asks nothing if no provider is pending', () => {
  const actor = startActor(pendingProviderLinkMachine, { email: 'ada@example.com' })
  expect([actor.state(), actor.runningPorts()]).toEqual([
    'looking',
    { findPendingProviderLink: { email: 'ada@example.com' } },
  ])
  actor.send({ type: 'pendingProviderLink.none' }, { type: 'pendingProviderLink.confirm' })
  expect([actor.state(), actor.runningPorts(), actor.context().providerId]).toEqual([
    'none',
    {},
    null,
  ])
})

it('links a pending provider only if the person agrees', () => {
  const actor = startAtAsking()
  expect([actor.state(), actor.runningPorts(), actor.context().providerId]).toEqual([
    'asking',
    {},
    'google.com',
  ])
  actor.send({ type: 'pendingProviderLink.confirm' })
  expect([actor.state(), Object.keys(actor.runningPorts())]).toEqual([
    'linking',
    ['linkPendingProvider'],
  ])
  actor.send({ type: 'change.made' })
  expect([actor.state(), actor.runningPorts()]).toEqual(['linked', {}])
  actor.send({ type: 'pendingProviderLink.dismiss' })
  expect([actor.state(), actor.ranActions()]).toEqual(['none', []])
})

it('drops the provider if the person declines or gives up', () => {
  const actor = startAtAsking()
  actor.send({ type: 'pendingProviderLink.dismiss' }, { type: 'pendingProviderLink.confirm' })
  expect([actor.state(), actor.ranActions(), actor.runningPorts()]).toEqual([
    'none',
    ['dropPendingProviderLink'],
    {},
  ])
  const other = startAtAsking()
  other.send({ type: 'pendingProviderLink.confirm' }, failed('network-request-failed'), {
    type: 'pendingProviderLink.dismiss',
  })
  expect([other.state(), other.ranActions(), other.runningPorts()]).toEqual([
    'none',
    ['dropPendingProviderLink'],
    {},
  ])
})

it('reports why it failed, and can be retried', () => {
  const actor = startAtAsking()
  actor.send({ type: 'pendingProviderLink.confirm' }, failed('network-request-failed'))
  expect([actor.tags(), actor.runningPorts(), actor.context().failure?.kind]).toEqual([
    ['failed'],
    {},
    'network-request-failed',
  ])
  actor.send({ type: 'pendingProviderLink.retry' })
  expect([actor.state(), actor.context().failure]).toEqual(['linking', null])
})

it('shows nothing if the identity provider was already linked', () => {
  const actor = startAtAsking()
  actor.send({ type: 'pendingProviderLink.confirm' }, failed('provider-already-linked'))
  expect([actor.state(), actor.runningPorts(), actor.context().failure]).toEqual(['none', {}, null])
})

it('gives up after a minute and a half without an answer, and can be retried', () => {
  const actor = startAtAsking()
  actor.send({ type: 'pendingProviderLink.confirm' })
  actor.wait(89_999)
  expect(actor.state()).toBe('linking')
  actor.wait(1)
  expect([actor.tags(), actor.runningPorts(), actor.context().failure?.kind]).toEqual([
    ['failed'],
    {},
    'network-request-failed',
  ])
  actor.send({ type: 'pendingProviderLink.retry' })
  expect(actor.state()).toBe('linking')
})

it("offers nothing if it can't find out within a minute and a half, nor later", () => {
  const actor = startActor(pendingProviderLinkMachine, { email: 'ada@example.com' })
  actor.wait(89_999)
  expect([actor.state(), Object.keys(actor.runningPorts())]).toEqual([
    'looking',
    ['findPendingProviderLink'],
  ])
  actor.wait(1)
  expect([actor.state(), actor.runningPorts(), actor.context().failure]).toEqual(['none', {}, null])
  actor.send(found)
  expect([actor.state(), actor.ranActions()]).toEqual(['none', []])
})

it('asks again once the cool-down after too many requests is over', () => {
  const actor = startAtAsking()
  actor.send({ type: 'pendingProviderLink.confirm' }, failed('too-many-requests'), {
    type: 'pendingProviderLink.retry',
  })
  expect([
    actor.tags(),
    actor.startCount('linkPendingProvider'),
    actor.context().failure?.kind,
  ]).toEqual([['failed'], 1, 'too-many-requests'])
  actor.wait(30_000)
  expect([actor.state(), actor.context().failure]).toEqual(['asking', null])
  actor.send({ type: 'pendingProviderLink.confirm' }, failed('too-many-requests'), {
    type: 'pendingProviderLink.dismiss',
  })
  expect([actor.state(), actor.ranActions()]).toEqual(['none', ['dropPendingProviderLink']])
})
