import { expect, it } from 'vitest'
import { claimsMachine } from '#src/machines/session/claimsMachine.ts'
import { failed } from '#tests/support/failures.ts'
import { describeMachine } from '#tests/support/statechart/describeMachine.ts'
import { begin } from '#tests/support/statechart/story.ts'

describeMachine({
  machine: claimsMachine,
  events: [
    { type: 'claims.read', claims: { staff: true } },
    { type: 'claims.renew' },
    failed('network-request-failed'),
  ],
  invariants: {
    'claims whenever it says that they are known': (snapshot) =>
      !snapshot.hasTag('known') || snapshot.context.claims !== null,
    'no failure along with claims that were just read': (snapshot) =>
      !snapshot.hasTag('known') || snapshot.context.failure === null,
  },
})

it('reports the claims of each new token', () => {
  const story = begin(claimsMachine)
  expect([story.tags(), Object.keys(story.atWork())]).toEqual([[], ['watchClaims']])
  story.send({ type: 'claims.read', claims: { staff: true } })
  expect([story.tags(), story.context().claims]).toEqual([['known'], { staff: true }])
  story.send({ type: 'claims.read', claims: {} })
  expect([story.tags(), story.context().claims, story.begun('watchClaims')]).toEqual([
    ['known'],
    {},
    1,
  ])
})

it('requests a new token once, and keeps the known claims if none arrives', () => {
  const story = begin(claimsMachine)
  story.send({ type: 'claims.read', claims: {} })
  story.send({ type: 'claims.renew' })
  story.send({ type: 'claims.renew' })
  expect([story.tags(), story.begun('renewClaims')]).toEqual([['busy'], 1])
  story.send(failed('network-request-failed'))
  expect([story.tags(), story.context()]).toMatchObject([
    [],
    { claims: {}, failure: { kind: 'network-request-failed' } },
  ])
  story.send({ type: 'claims.renew' })
  story.send({ type: 'claims.read', claims: { staff: true } })
  expect([story.tags(), story.context()]).toEqual([
    ['known'],
    { claims: { staff: true }, failure: null },
  ])
})
