import { expect, it } from 'vitest'
import { guestSignInMachine } from '#src/machines/guest/guestSignInMachine.ts'
import { failed } from '#tests/support/failures.ts'
import { describeMachine } from '#tests/support/statechart/describeMachine.ts'
import { startActor } from '#tests/support/statechart/startActor.ts'

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
  const actor = startActor(guestSignInMachine)
  expect([actor.tags(), actor.runningPorts()]).toEqual([[], {}])
  actor.send({ type: 'guest.signIn' }, { type: 'guest.signIn' })
  expect([actor.tags(), actor.startCount('signInAsGuest')]).toEqual([['busy'], 1])
})

it('reports why no one gets in, and forgets that with the next attempt', () => {
  const actor = startActor(guestSignInMachine)
  actor.send({ type: 'guest.signIn' }, failed('operation-not-allowed'))
  expect([actor.tags(), actor.runningPorts(), actor.context().failure?.kind]).toEqual([
    [],
    {},
    'operation-not-allowed',
  ])
  actor.send({ type: 'guest.signIn' })
  expect([actor.tags(), actor.context().failure]).toEqual([['busy'], null])
})

it('gives up after a minute and a half', () => {
  const actor = startActor(guestSignInMachine)
  actor.send({ type: 'guest.signIn' })
  actor.wait(89_999)
  expect(actor.tags()).toEqual(['busy'])
  actor.wait(1)
  expect([actor.tags(), actor.runningPorts(), actor.context().failure]).toEqual([
    [],
    {},
    { kind: 'network-request-failed', code: 'auth/timeout' },
  ])
})

it('requests nothing after too many requests until the cool-down is over, and then it does', () => {
  const actor = startActor(guestSignInMachine)
  actor.send({ type: 'guest.signIn' }, failed('too-many-requests'), { type: 'guest.signIn' })
  expect([actor.tags(), actor.runningPorts()]).toEqual([['coolingDown'], {}])
  expect(actor.context().coolDownEndsAt).toBe(Date.now() + 30_000)
  actor.wait(30_000)
  expect([actor.tags(), actor.context()]).toMatchObject([
    [],
    { failure: null, coolDownEndsAt: null },
  ])
  actor.send({ type: 'guest.signIn' })
  expect(actor.startCount('signInAsGuest')).toBe(2)
})
