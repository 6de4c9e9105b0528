import { expect, it } from 'vitest'
import { passkeyEnrollmentMachine } from '#src/machines/security/passkeyEnrollmentMachine.ts'
import { failed } from '#tests/support/failures.ts'
import { describeMachine } from '#tests/support/statechart/describeMachine.ts'
import { describeRequest } from '#tests/support/statechart/describeRequest.ts'
import { startActor } from '#tests/support/statechart/startActor.ts'

const create = { type: 'passkey.create', name: 'My phone', known: ['AQID'] } as const

describeMachine({
  machine: passkeyEnrollmentMachine,
  events: [
    { type: 'passkey.add' },
    { type: 'passkey.cancel' },
    create,
    { type: 'change.made' },
    { type: 'identity.confirmed' },
    { type: 'identity.canceled' },
    failed('popup-closed-by-user'),
    failed('provider-already-linked'),
    failed('requires-recent-login'),
    failed('too-many-requests'),
    failed('network-request-failed'),
  ],
  volatileContext: ['coolDownEndsAt'],
  unboundedContext: ['throttleCount'],
  invariants: {
    'one passkey at a time': (snapshot) => !(snapshot.hasTag('busy') && snapshot.can(create)),
    'no failure while one is made': (snapshot) =>
      !(snapshot.hasTag('busy') && snapshot.context.failure !== null),
    'a cool-down only while it cools down': (snapshot) =>
      (snapshot.context.coolDownEndsAt !== null) === snapshot.hasTag('coolingDown'),
  },
})

/** The person types a name. */
function startAtName() {
  const actor = startActor(passkeyEnrollmentMachine)
  actor.send({ type: 'passkey.add' })
  return actor
}

describeRequest({
  machine: passkeyEnrollmentMachine,
  before: [{ type: 'passkey.add' }],
  ask: create,
  port: 'addPasskey',
  canConfirm: true,
  limit: null,
})

it('creates a named passkey without a time limit, and excludes existing ones', () => {
  const actor = startAtName()
  expect(actor.tags()).toEqual(['naming'])
  actor.send(create)
  expect([actor.tags(), actor.runningPorts()]).toMatchObject([
    ['busy', 'naming'],
    { addPasskey: { name: 'My phone', known: ['AQID'] } },
  ])
  actor.wait(600_000)
  actor.send({ type: 'change.made' })
  expect([actor.state(), Object.keys(actor.runningPorts())]).toEqual(['idle.added', []])
  actor.send({ type: 'passkey.add' })
  expect(actor.tags()).toEqual(['naming'])
})

it.each([
  ['popup-closed-by-user', 'naming.dismissed'],
  ['provider-already-linked', 'naming.existing'],
] as const)('after %s, reports the result until the next attempt', (kind, state) => {
  const actor = startAtName()
  actor.send(create, failed(kind))
  expect([actor.state(), actor.context().failure]).toEqual([state, null])
  actor.send(create)
  expect(actor.tags()).toEqual(['busy', 'naming'])
})

it('reports why none was created, until the editor is closed', () => {
  const actor = startAtName()
  actor.send(create, failed('network-request-failed'))
  expect([actor.tags(), actor.context().failure?.kind]).toEqual([
    ['naming'],
    'network-request-failed',
  ])
  actor.send({ type: 'passkey.cancel' })
  expect([actor.state(), actor.context().failure]).toEqual(['idle.unchanged', null])
})

it('ends the cool-down when the editor is closed, and waits longer after the next refusal', () => {
  const actor = startAtName()
  actor.send(create, failed('too-many-requests'), { type: 'passkey.cancel' })
  expect([actor.state(), actor.context().coolDownEndsAt]).toEqual(['idle.unchanged', null])
  actor.send({ type: 'passkey.add' }, create, failed('too-many-requests'))
  expect(actor.context().coolDownEndsAt).toBe(Date.now() + 60_000)
})
