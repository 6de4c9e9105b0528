import { expect, it } from 'vitest'
import { guestSignInMachine } from '#src/machines/guest/guestSignInMachine.ts'
import { failed } from '#tests/support/failures.ts'
import { describeMachine } from '#tests/support/statechart/describeMachine.ts'
import { begin } from '#tests/support/statechart/story.ts'

describeMachine({
  machine: guestSignInMachine,
  events: [{ type: 'guest.signIn' }, failed('too-many-requests'), failed('operation-not-allowed')],
  volatileContext: ['coolDownEndsAt'],
  unboundedContext: ['throttleCount'],
  invariants: {
    'one request at a time': (snapshot) =>
      !(snapshot.hasTag('busy') && snapshot.can({ type: 'guest.signIn' })),
    'no failure while it signs in': (snapshot) =>
      !(snapshot.hasTag('busy') && snapshot.context.failure !== null),
    'a cool-down only while it cools down': (snapshot) =>
      (snapshot.context.coolDownEndsAt !== null) === snapshot.hasTag('coolingDown'),
  },
})

it('signs in when asked to, once at a time', () => {
  const story = begin(guestSignInMachine)
  expect([story.tags(), story.atWork()]).toEqual([[], {}])
  story.send({ type: 'guest.signIn' }, { type: 'guest.signIn' })
  expect([story.tags(), story.begun('signInAsGuest')]).toEqual([['busy'], 1])
})

it('reports why no one gets in, and forgets that with the next attempt', () => {
  const story = begin(guestSignInMachine)
  story.send({ type: 'guest.signIn' }, failed('operation-not-allowed'))
  expect([story.tags(), story.atWork(), story.context().failure?.kind]).toEqual([
    [],
    {},
    'operation-not-allowed',
  ])
  story.send({ type: 'guest.signIn' })
  expect([story.tags(), story.context().failure]).toEqual([['busy'], null])
})

it('gives up after a minute and a half', () => {
  const story = begin(guestSignInMachine)
  story.send({ type: 'guest.signIn' })
  story.wait(89_999)
  expect(story.tags()).toEqual(['busy'])
  story.wait(1)
  expect([story.tags(), story.atWork(), story.context().failure]).toEqual([
    [],
    {},
    { kind: 'network-request-failed', code: 'auth/timeout' },
  ])
})

it('requests nothing after too many requests until the cool-down is over, and then it does', () => {
  const story = begin(guestSignInMachine)
  story.send({ type: 'guest.signIn' }, failed('too-many-requests'), { type: 'guest.signIn' })
  expect([story.tags(), story.atWork()]).toEqual([['coolingDown'], {}])
  expect(story.context().coolDownEndsAt).toBe(Date.now() + 30_000)
  story.wait(30_000)
  expect([story.tags(), story.context()]).toMatchObject([
    [],
    { failure: null, coolDownEndsAt: null },
  ])
  story.send({ type: 'guest.signIn' })
  expect(story.begun('signInAsGuest')).toBe(2)
})
