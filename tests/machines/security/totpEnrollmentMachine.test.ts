import { expect, it } from 'vitest'
import { totpEnrollmentMachine } from '#src/machines/security/totpEnrollmentMachine.ts'
import { failed } from '#tests/support/failures.ts'
import { describeMachine } from '#tests/support/statechart/describeMachine.ts'
import { describeRequest } from '#tests/support/statechart/describeRequest.ts'
import { startActor } from '#tests/support/statechart/startActor.ts'

const code = '271828'

describeMachine({
  machine: totpEnrollmentMachine,
  events: [
    { type: 'secret.ready' },
    { type: 'secret.retry' },
    { type: 'code.submit', code, name: 'My app' },
    { type: 'change.made' },
    { type: 'identity.confirmed' },
    { type: 'identity.canceled' },
    failed('code-expired'),
    failed('invalid-verification-code'),
    failed('requires-recent-login'),
    failed('too-many-requests'),
  ],
  volatileContext: ['coolDownEndsAt'],
  unboundedContext: ['throttleCount'],
  invariants: {
    'no code and no secret': ({ context }) =>
      Object.keys(context).sort().join() === 'coolDownEndsAt,failure,throttleCount' &&
      !JSON.stringify(context).includes(code),
    'a cool-down to count only while it cools down': (snapshot) =>
      (snapshot.context.coolDownEndsAt !== null) === snapshot.hasTag('coolingDown'),
    'the form for a code only if there is a secret': (snapshot) =>
      !snapshot.can({ type: 'code.submit', code, name: '' }) || snapshot.hasTag('secret'),
  },
})

const answer = { type: 'code.submit', code, name: 'My app' } as const

/** The secret is there, and the person types the first code. */
function startAtKey() {
  const actor = startActor(totpEnrollmentMachine)
  actor.send({ type: 'secret.ready' })
  return actor
}

describeRequest({
  machine: totpEnrollmentMachine,
  before: [{ type: 'secret.ready' }],
  ask: answer,
  port: 'enroll',
  canConfirm: true,
})

it('requests a secret, and counts the app only after it has shown a correct code', () => {
  const actor = startActor(totpEnrollmentMachine)
  expect([actor.tags(), Object.keys(actor.runningPorts())]).toEqual([
    ['preparing'],
    ['requestSecret'],
  ])
  actor.send({ type: 'secret.ready' })
  expect([actor.tags(), actor.runningPorts()]).toEqual([['secret'], {}])
  actor.send(answer)
  expect([actor.tags(), actor.runningPorts()]).toEqual([
    ['busy', 'secret'],
    { enroll: { code, name: 'My app' } },
  ])
  actor.send({ type: 'change.made' })
  expect([actor.state(), Object.keys(actor.runningPorts())]).toEqual(['done', []])
})

it('requests a secret again if there was none, and forgets why', () => {
  const actor = startActor(totpEnrollmentMachine)
  actor.send(failed('network-request-failed'))
  expect([actor.tags(), actor.runningPorts(), actor.context().failure?.kind]).toEqual([
    ['secretMissing'],
    {},
    'network-request-failed',
  ])
  actor.send({ type: 'secret.retry' })
  expect([actor.tags(), actor.context().failure]).toEqual([['preparing'], null])
  actor.wait(89_999)
  expect(actor.tags()).toEqual(['preparing'])
  actor.wait(1)
  expect([actor.tags(), actor.runningPorts(), actor.context().failure?.kind]).toEqual([
    ['secretMissing'],
    {},
    'network-request-failed',
  ])
})

it('requests no secret after an old sign-in until the person has confirmed their identity', () => {
  const actor = startActor(totpEnrollmentMachine)
  actor.send(failed('requires-recent-login'))
  expect([actor.tags(), actor.runningPorts()]).toEqual([['confirming', 'preparing'], {}])
  actor.send({ type: 'identity.canceled' })
  expect(actor.tags()).toEqual(['secretMissing'])
  actor.send({ type: 'secret.retry' }, failed('requires-recent-login'))
  actor.send({ type: 'identity.confirmed' })
  expect([actor.tags(), actor.startCount('requestSecret')]).toEqual([['preparing'], 3])
})

it('requests no secret after too many requests until the cool-down is over', () => {
  const actor = startActor(totpEnrollmentMachine)
  actor.send(failed('too-many-requests'), { type: 'secret.retry' })
  expect([actor.tags(), actor.startCount('requestSecret')]).toEqual([
    ['coolingDown', 'secretMissing'],
    1,
  ])
  expect(actor.context().coolDownEndsAt).toBe(Date.now() + 30_000)
  actor.wait(30_000)
  expect([actor.tags(), actor.context()]).toMatchObject([
    ['secretMissing'],
    { failure: null, coolDownEndsAt: null },
  ])
})

it('needs a new secret if the old one has expired', () => {
  const actor = startAtKey()
  actor.send(answer, failed('code-expired'))
  expect([actor.tags(), actor.context().failure?.kind]).toEqual([['secretMissing'], 'code-expired'])
})

it.each([
  [[answer]],
  [[answer, failed('requires-recent-login'), { type: 'identity.confirmed' }]],
] as const)('abandons a check after a minute and a half: %j', (events) => {
  const actor = startAtKey()
  actor.send(...events)
  actor.wait(89_999)
  expect(actor.tags()).toEqual(['busy', 'secret'])
  actor.wait(1)
  expect([actor.tags(), actor.context().failure?.kind]).toEqual([
    ['secret'],
    'network-request-failed',
  ])
})
