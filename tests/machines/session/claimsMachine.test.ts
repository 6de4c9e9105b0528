import { expect, it } from 'vitest'
import { claimsMachine } from '#src/machines/session/claimsMachine.ts'
import { failed } from '#tests/support/failures.ts'
import { describeMachine } from '#tests/support/statechart/describeMachine.ts'
import { startActor } from '#tests/support/statechart/startActor.ts'

describeMachine({
  machine: claimsMachine,
  events: [
    { type: 'claims.read', claims: { staff: true } },
    { type: 'claims.renew' },
    failed('network-request-failed'),
  ],
  invariants: {
    'claims whenever it says that they are known': (snapshot) =>
      !snapshot.matches('known') || snapshot.context.claims !== null,
    'no failure along with claims that were just read': (snapshot) =>
      !snapshot.matches('known') || snapshot.context.failure === null,
  },
})

it('reports the claims of each new token', () => {
  const actor = startActor(claimsMachine)
  expect([actor.state(), Object.keys(actor.runningPorts())]).toEqual(['reading', ['watchClaims']])
  actor.send({ type: 'claims.read', claims: { staff: true } })
  expect([actor.state(), actor.context().claims]).toEqual(['known', { staff: true }])
  actor.send({ type: 'claims.read', claims: {} })
  expect([actor.state(), actor.context().claims, actor.startCount('watchClaims')]).toEqual([
    'known',
    {},
    1,
  ])
})

it('requests a new token once, and keeps the known claims if none arrives', () => {
  const actor = startActor(claimsMachine)
  actor.send({ type: 'claims.read', claims: {} })
  actor.send({ type: 'claims.renew' })
  actor.send({ type: 'claims.renew' })
  expect([actor.state(), actor.startCount('renewClaims')]).toEqual(['renewing', 1])
  actor.send(failed('network-request-failed'))
  expect([actor.state(), actor.context()]).toMatchObject([
    'failed',
    { claims: {}, failure: { kind: 'network-request-failed' } },
  ])
  actor.send({ type: 'claims.renew' })
  actor.send({ type: 'claims.read', claims: { staff: true } })
  expect([actor.state(), actor.context()]).toEqual([
    'known',
    { claims: { staff: true }, failure: null },
  ])
})

it('offers to check again if the first claims don’t arrive within a minute and a half', () => {
  const actor = startActor(claimsMachine)
  actor.wait(89_999)
  expect(actor.state()).toBe('reading')
  actor.wait(1)
  expect([actor.state(), actor.context()]).toMatchObject([
    'failed',
    { claims: null, failure: { kind: 'network-request-failed' } },
  ])
  expect(Object.keys(actor.runningPorts())).toEqual(['watchClaims'])
  actor.send({ type: 'claims.read', claims: { staff: true } })
  expect([actor.state(), actor.context()]).toEqual([
    'known',
    { claims: { staff: true }, failure: null },
  ])
})
