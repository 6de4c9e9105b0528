import { expect, it } from 'vitest'
import { emailRequestMachine } from '#src/machines/signIn/emailRequestMachine.ts'
import { failed } from '#tests/support/failures.ts'
import { describeMachine } from '#tests/support/statechart/describeMachine.ts'
import { describeRequest } from '#tests/support/statechart/describeRequest.ts'
import { startActor } from '#tests/support/statechart/startActor.ts'

describeMachine({
  machine: emailRequestMachine,
  events: [
    { type: 'email.submit', email: 'ada@example.com' },
    { type: 'email.resend' },
    { type: 'email.change' },
    { type: 'email.sent' },
    { type: 'identity.confirmed' },
    { type: 'identity.canceled' },
    failed('invalid-credential'),
    failed('requires-recent-login'),
    failed('too-many-requests'),
    failed('invalid-email'),
  ],
  volatileContext: ['coolDownEndsAt', 'resendAt'],
  unboundedContext: ['throttleCount'],
  invariants: {
    'no hint about whether the account exists': ({ context }) =>
      context.failure?.kind !== 'invalid-credential',
    'a cool-down only while it cools down': (snapshot) =>
      (snapshot.context.coolDownEndsAt !== null) === snapshot.hasTag('coolingDown'),
    'a time to wait for while it waits, and none after it': (snapshot) =>
      !snapshot.matches('sent') ||
      (snapshot.context.resendAt !== null) === snapshot.matches({ sent: 'resendWait' }),
  },
})

const ada = 'ada@example.com'

describeRequest({
  machine: emailRequestMachine,
  ask: { type: 'email.submit', email: ada },
  port: 'sendEmail',
})

it('requests an email to the typed address, and another only after 30 seconds', () => {
  const actor = startActor(emailRequestMachine)
  actor.send({ type: 'email.submit', email: ada })
  expect([actor.tags(), actor.runningPorts()]).toEqual([['busy'], { sendEmail: { email: ada } }])
  actor.send({ type: 'email.sent' })
  expect([actor.state(), actor.context().resendAt]).toEqual([
    'sent.resendWait',
    Date.now() + 30_000,
  ])
  actor.wait(29_999)
  actor.send({ type: 'email.resend' })
  expect(actor.startCount('sendEmail')).toBe(1)
  actor.wait(1)
  expect([actor.state(), actor.context().resendAt]).toEqual(['sent.ready', null])
  actor.send({ type: 'email.resend' })
  expect(actor.runningPorts()).toEqual({ sendEmail: { email: ada } })
  actor.send({ type: 'email.sent' }, { type: 'email.change' })
  expect(actor.state()).toBe('editing')
})

it('answers the same for an address with and without an account', () => {
  const actor = startActor(emailRequestMachine)
  actor.send({ type: 'email.submit', email: ada }, failed('invalid-credential'))
  expect([actor.state(), actor.context().failure]).toEqual(['sent.resendWait', null])
})

it("confirms the person's identity before it sends, and sends nothing without it", () => {
  const actor = startActor(emailRequestMachine)
  actor.send({ type: 'email.submit', email: ada }, failed('requires-recent-login'))
  expect([actor.tags(), actor.runningPorts()]).toEqual([['confirming'], {}])
  actor.send({ type: 'identity.canceled' })
  expect([actor.state(), actor.runningPorts()]).toEqual(['editing', {}])
  actor.send({ type: 'email.submit', email: ada }, failed('requires-recent-login'))
  actor.send({ type: 'identity.confirmed' })
  expect(actor.runningPorts()).toEqual({ sendEmail: { email: ada } })
})

/** An email was sent, and another one may be. */
function startAtReady() {
  const actor = startActor(emailRequestMachine)
  actor.send({ type: 'email.submit', email: ada }, { type: 'email.sent' })
  actor.wait(30_000)
  return actor
}

it('resends the email in place, and stays there if that fails or takes too long', () => {
  const actor = startAtReady()
  const seen = () => [actor.state(), actor.tags(), actor.context().failure?.code]
  actor.send({ type: 'email.resend' })
  expect(seen()).toEqual(['sent.resending', ['busy'], undefined])
  actor.send(failed('network-request-failed'))
  expect(seen()).toEqual(['sent.ready', [], 'auth/network-request-failed'])
  actor.send({ type: 'email.resend' })
  expect(seen()).toEqual(['sent.resending', ['busy'], undefined])
  actor.wait(90_000)
  expect(seen()).toEqual(['sent.ready', [], 'auth/timeout'])
  actor.send({ type: 'email.resend' }, { type: 'email.sent' })
  expect(seen()).toEqual(['sent.resendWait', [], undefined])
})

it('forgets why the email was not resent when another address is to be typed', () => {
  const actor = startAtReady()
  actor.send({ type: 'email.resend' }, failed('network-request-failed'), { type: 'email.change' })
  expect([actor.state(), actor.context().failure]).toEqual(['editing', null])
})

it('waits again after too many requests for another email, and then forgets them', () => {
  const actor = startAtReady()
  const seen = () => [actor.state(), actor.context().failure?.kind, actor.context().resendAt]
  actor.send({ type: 'email.resend' }, failed('too-many-requests'))
  expect(seen()).toEqual(['sent.resendWait', 'too-many-requests', Date.now() + 30_000])
  actor.wait(30_000)
  expect(seen()).toEqual(['sent.ready', undefined, null])
  actor.send({ type: 'email.resend' }, failed('too-many-requests'))
  expect(actor.context().resendAt).toBe(Date.now() + 60_000)
})

it('answers the same for another email to an address without an account', () => {
  const actor = startAtReady()
  actor.send({ type: 'email.resend' }, failed('invalid-credential'))
  expect([actor.state(), actor.context().failure]).toEqual(['sent.resendWait', null])
})

it("confirms the person's identity before it resends the email, in place", () => {
  const actor = startAtReady()
  actor.send({ type: 'email.resend' }, failed('requires-recent-login'))
  expect([actor.state(), actor.tags()]).toEqual(['sent.confirming', ['confirming']])
  actor.send({ type: 'identity.canceled' })
  expect(actor.state()).toBe('sent.ready')
  actor.send({ type: 'email.resend' }, failed('requires-recent-login'))
  actor.send({ type: 'identity.confirmed' })
  expect([actor.state(), actor.runningPorts()]).toEqual([
    'sent.resending',
    { sendEmail: { email: ada } },
  ])
})
