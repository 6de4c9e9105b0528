import { expect, it } from 'vitest'
import { guestSignInMachine } from '#src/machines/guest/guestSignInMachine.ts'
import { failed } from '#tests/support/failures.ts'
import { describeMachine } from '#tests/support/statechart/describeMachine.ts'
import { describeRequest } from '#tests/support/statechart/describeRequest.ts'
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

describeRequest({
  machine: guestSignInMachine,
  ask: { type: 'guest.signIn' },
  port: 'signInAsGuest',
})

it('signs in when asked to, once at a time', () => {
  const actor = startActor(guestSignInMachine)
  expect([actor.tags(), actor.runningPorts()]).toEqual([[], {}])
  actor.send({ type: 'guest.signIn' }, { type: 'guest.signIn' })
  expect([actor.tags(), actor.startCount('signInAsGuest')]).toEqual([['busy'], 1])
})
