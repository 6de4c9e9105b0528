import { expect, it } from 'vitest'
import { secondFactorsMachine } from '#src/machines/security/secondFactorsMachine.ts'
import { failed } from '#tests/support/failures.ts'
import { describeMachine } from '#tests/support/statechart/describeMachine.ts'
import { begin } from '#tests/support/statechart/story.ts'

describeMachine({
  machine: secondFactorsMachine,
  events: [
    {
      type: 'factors.read',
      factors: [
        {
          uid: 'app',
          kind: 'totp',
          name: null,
          phoneNumber: null,
          since: 'Sat, 21 Nov 2026 10:00:00 GMT',
        },
      ],
    },
    { type: 'factors.retry' },
    failed('network-request-failed'),
  ],
  invariants: {
    'a list that was read, whenever it shows one': (snapshot) =>
      !snapshot.hasTag('listed') || snapshot.context.factors.length === 1,
    'a failure only if it can be retried': (snapshot) =>
      snapshot.hasTag('listed') ? snapshot.context.failure === null : true,
  },
})

const app = { uid: 'app', kind: 'totp', name: null, phoneNumber: null, since: null } as const

it('lists the second factors, and follows every change', () => {
  const story = begin(secondFactorsMachine)
  expect([story.tags(), story.context().factors]).toEqual([['loading'], []])
  expect(Object.keys(story.atWork())).toEqual(['loadFactors'])
  story.send({ type: 'factors.read', factors: [app] })
  expect([story.tags(), story.context().factors]).toEqual([['listed'], [app]])
  expect(Object.keys(story.atWork())).toEqual(['watchFactors'])
  story.send({ type: 'factors.read', factors: [] })
  expect([story.tags(), story.context().factors, story.begun('watchFactors')]).toEqual([
    ['listed'],
    [],
    1,
  ])
})

it('reports why there is no list, and can be retried', () => {
  const story = begin(secondFactorsMachine)
  story.send(failed('network-request-failed'))
  expect([story.tags(), story.atWork(), story.context().failure?.kind]).toEqual([
    [],
    {},
    'network-request-failed',
  ])
  story.send({ type: 'factors.retry' })
  expect([story.tags(), Object.keys(story.atWork())]).toEqual([['loading'], ['loadFactors']])
  story.send({ type: 'factors.read', factors: [app] })
  expect(story.context().failure).toBeNull()
})
