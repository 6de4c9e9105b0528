import { expect, it } from 'vitest'
import { authMachine } from '#src/machines/authMachine.ts'
import { failed } from '#tests/support/failures.ts'
import { describeMachine } from '#tests/support/statechart/describeMachine.ts'
import { startActor } from '#tests/support/statechart/startActor.ts'
import { ada, nemo } from '#tests/support/users.ts'

const credentials = { email: 'ada@example.com', password: 'notes on the engine' }

describeMachine({
  machine: authMachine.provide({
    actions: { reloadPage: () => undefined, reloadWithoutSession: () => undefined },
  }),
  events: [
    { type: 'session.found', user: ada },
    { type: 'session.found', user: { ...ada, displayName: 'Ada King' } },
    { type: 'session.found', user: nemo },
    { type: 'session.missing' },
    { type: 'session.ended', endReason: 'endedByFirebase' },
    { type: 'session.ended', endReason: 'deletedElsewhere' },
    { type: 'session.notPersisted', reason: 'full' },
    { type: 'session.persisted' },
    { type: 'session.retry' },
    { type: 'session.abandon' },
    { type: 'signIn.submit', ...credentials },
    { type: 'signUp.submit', ...credentials },
    { type: 'failure.dismiss' },
    { type: 'sessionEnd.dismiss' },
    { type: 'signOut.submit' },
    failed('invalid-credential'),
    failed('too-many-requests'),
    failed('network-request-failed'),
  ],
  volatileContext: ['coolDownEndsAt'],
  unboundedContext: ['throttleCount', 'endedUid'],
  invariants: {
    'a user exactly while signed in': (snapshot) =>
      (snapshot.context.user !== null) === snapshot.matches('signedIn'),
    'no end reason while someone is signed in': ({ context }) =>
      context.user === null || context.endReason === null,
    'no failure while an attempt runs': (snapshot) =>
      !(snapshot.hasTag('busy') && snapshot.context.failure !== null),
    'a cool-down only while it cools down': (snapshot) =>
      (snapshot.context.coolDownEndsAt !== null) === snapshot.hasTag('coolingDown'),
    'no password': ({ context }) => !JSON.stringify(context).includes(credentials.password),
  },
})

it('lets only the same person continue where a session ended by itself, and no one after a sign-out', () => {
  const actor = startActor(authMachine)
  expect(actor.context().endedUid).toBeNull()
  actor.send(
    { type: 'session.found', user: ada },
    { type: 'session.ended', endReason: 'endedByFirebase' },
  )
  expect(actor.context()).toMatchObject({
    user: null,
    endedUid: ada.uid,
    hasSignedOut: false,
    endReason: 'endedByFirebase',
  })
  actor.send({ type: 'session.found', user: nemo }, { type: 'signOut.submit' })
  actor.send({ type: 'session.missing' })
  expect(actor.context()).toMatchObject({
    user: null,
    endedUid: null,
    hasSignedOut: true,
    endReason: null,
  })
})

it('corrects why a session ended, and gives no reason if the person ended it', () => {
  const actor = startActor(authMachine)
  actor.send({ type: 'session.ended', endReason: 'endedByFirebase' })
  actor.send({ type: 'session.ended', endReason: 'deletedElsewhere' })
  expect(actor.context().endReason).toBe('deletedElsewhere')
  actor.send({ type: 'session.found', user: ada }, { type: 'session.missing' })
  actor.send({ type: 'session.ended', endReason: 'endedByFirebase' })
  expect(actor.context().endReason).toBeNull()
})

it('gives the reason until it is dismissed, even if a form is left', () => {
  const actor = startActor(authMachine)
  actor.send({ type: 'session.ended', endReason: 'endedByFirebase' }, { type: 'failure.dismiss' })
  expect(actor.context().endReason).toBe('endedByFirebase')
  actor.send({ type: 'sessionEnd.dismiss' })
  expect(actor.context().endReason).toBeNull()
})

it('gives no reason if the session turns out to have expired while a person signs out', () => {
  const actor = startActor(authMachine)
  actor.send({ type: 'session.found', user: ada }, { type: 'signOut.submit' })
  actor.send({ type: 'session.ended', endReason: 'endedByFirebase' })
  expect(actor.context()).toMatchObject({
    user: null,
    endedUid: null,
    hasSignedOut: true,
    endReason: null,
  })
})

it('has a code to quote if an attempt was never answered', () => {
  const actor = startActor(authMachine)
  actor.send({ type: 'session.missing' }, { type: 'signIn.submit', ...credentials })
  actor.wait(90_000)
  expect(actor.context().failure).toEqual({
    kind: 'network-request-failed',
    code: 'auth/timeout',
  })
})
