import { expect, it } from 'vitest'
import { phoneCodeMachine } from '#src/machines/signIn/phoneCodeMachine.ts'
import { failed } from '#tests/support/failures.ts'
import { describeMachine } from '#tests/support/statechart/describeMachine.ts'
import { describeRequest } from '#tests/support/statechart/describeRequest.ts'
import { startActor } from '#tests/support/statechart/startActor.ts'

const code = '271828'

describeMachine({
  machine: phoneCodeMachine,
  events: [
    { type: 'number.submit', phoneNumber: '+442079460958' },
    { type: 'number.change' },
    { type: 'code.sent' },
    { type: 'code.resend' },
    { type: 'sending.cancel' },
    { type: 'code.submit', code, name: 'My phone' },
    { type: 'code.accepted' },
    { type: 'change.made' },
    { type: 'identity.confirmed' },
    { type: 'identity.canceled' },
    failed('credential-already-in-use'),
    failed('invalid-verification-code'),
    failed('requires-recent-login'),
    failed('too-many-requests'),
  ],
  volatileContext: ['coolDownEndsAt', 'resendAt'],
  unboundedContext: ['throttleCount'],
  invariants: {
    'no code': ({ context }) => !JSON.stringify(context).includes(code),
    'a number for every code that was sent': (snapshot) =>
      !snapshot.hasTag('code') || snapshot.context.phoneNumber === '+442079460958',
    'a cool-down to count only while it cools down': (snapshot) =>
      (snapshot.context.coolDownEndsAt !== null) === snapshot.hasTag('coolingDown'),
    'a form for the correct code whenever one was refused': (snapshot) =>
      snapshot.context.failure?.kind !== 'invalid-verification-code' ||
      snapshot.can({ type: 'code.submit', code, name: '' }) ||
      snapshot.matches('enteringNumber'),
  },
})

const phoneNumber = '+442079460958'
const answer = { type: 'code.submit', code, name: 'My phone' } as const

/** A code was sent to the phone. */
function startAtCode() {
  const actor = startActor(phoneCodeMachine)
  actor.send({ type: 'number.submit', phoneNumber }, { type: 'code.sent' })
  return actor
}

describeRequest({
  machine: phoneCodeMachine,
  ask: { type: 'number.submit', phoneNumber },
  port: 'sendCode',
  limit: 120_000,
})

describeRequest({
  machine: phoneCodeMachine,
  before: [{ type: 'number.submit', phoneNumber }, { type: 'code.sent' }],
  ask: answer,
  port: 'checkCode',
  canConfirm: true,
})

it('sends a code to the number, and another only after 30 seconds', () => {
  const actor = startActor(phoneCodeMachine)
  expect([actor.state(), actor.runningPorts()]).toEqual(['enteringNumber', {}])
  actor.send({ type: 'number.submit', phoneNumber })
  expect([actor.tags(), actor.runningPorts()]).toEqual([['busy'], { sendCode: { phoneNumber } }])
  actor.send({ type: 'code.sent' })
  expect([actor.tags(), actor.context().phoneNumber, actor.context().resendAt]).toEqual([
    ['code'],
    phoneNumber,
    Date.now() + 30_000,
  ])
  actor.wait(29_999)
  actor.send({ type: 'code.resend' })
  expect(actor.startCount('sendCode')).toBe(1)
  actor.wait(1)
  expect([actor.tags(), actor.context().resendAt]).toEqual([['code'], null])
  actor.send({ type: 'code.resend' })
  expect(actor.runningPorts()).toEqual({ sendCode: { phoneNumber } })
})

it("keeps the form for the first code if a second one can't be sent", () => {
  const actor = startAtCode()
  actor.wait(30_000)
  actor.send({ type: 'code.resend' }, failed('network-request-failed'))
  actor.wait(1)
  expect([actor.tags(), actor.context().failure?.kind]).toEqual([
    ['code'],
    'network-request-failed',
  ])
  actor.send({ type: 'code.resend' }, failed('too-many-requests'))
  expect([actor.tags(), actor.context().resendAt]).toEqual([['code'], Date.now() + 30_000])
})

it('checks the code, and is done if it is correct', () => {
  const actor = startAtCode()
  actor.send(answer)
  expect([actor.tags(), actor.runningPorts()]).toEqual([
    ['busy', 'code'],
    { checkCode: { code, name: 'My phone' } },
  ])
  actor.send(failed('invalid-verification-code'))
  expect(actor.context().failure?.kind).toBe('invalid-verification-code')
  actor.send(answer)
  expect(actor.context().failure).toBeNull()
  actor.send({ type: 'code.accepted' })
  expect([actor.state(), actor.tags(), actor.runningPorts()]).toEqual([
    'done',
    ['busy', 'code'],
    {},
  ])
})

it('goes back to the number if another account has it, or if the person asks to', () => {
  const actor = startAtCode()
  actor.send(answer, failed('credential-already-in-use'))
  expect([actor.state(), actor.context().failure?.kind]).toEqual([
    'enteringNumber',
    'credential-already-in-use',
  ])
  actor.send({ type: 'number.submit', phoneNumber }, { type: 'code.sent' })
  actor.send({ type: 'number.change' })
  expect([actor.state(), actor.context().failure]).toEqual(['enteringNumber', null])
})

it('keeps a code that was sent if the person does not confirm their identity for another one', () => {
  const actor = startActor(phoneCodeMachine)
  actor.send({ type: 'number.submit', phoneNumber }, { type: 'code.sent' })
  actor.wait(30_000)
  actor.send({ type: 'code.resend' }, failed('requires-recent-login'))
  expect(actor.tags()).toEqual(['code', 'confirming'])
  actor.send({ type: 'identity.canceled' })
  expect(actor.tags()).toEqual(['code'])
  actor.wait(1)
  actor.send({ type: 'code.resend' }, failed('requires-recent-login'))
  actor.send({ type: 'identity.confirmed' })
  expect([actor.tags(), actor.runningPorts()]).toEqual([
    ['busy', 'code'],
    { sendCode: { phoneNumber } },
  ])
})

it('sends the code after the person has confirmed their identity, or forgets the change', () => {
  const actor = startActor(phoneCodeMachine)
  actor.send({ type: 'number.submit', phoneNumber }, failed('requires-recent-login'))
  expect(actor.tags()).toEqual(['confirming'])
  actor.send({ type: 'identity.canceled' })
  expect([actor.state(), actor.runningPorts()]).toEqual(['enteringNumber', {}])
  actor.send({ type: 'number.submit', phoneNumber }, failed('requires-recent-login'))
  actor.send({ type: 'identity.confirmed' }, { type: 'code.sent' })
  expect(actor.tags()).toEqual(['code'])
})

it('has a minute and a half for a check after the person has confirmed their identity', () => {
  const actor = startAtCode()
  actor.send(answer, failed('requires-recent-login'), { type: 'identity.confirmed' })
  actor.wait(90_000)
  expect(actor.context().failure?.kind).toBe('network-request-failed')
  actor.send(answer, failed('requires-recent-login'), { type: 'identity.confirmed' })
  actor.send({ type: 'change.made' })
  expect(actor.state()).toBe('done')
})

it('stops sending at once when it is canceled, because a closed puzzle never answers', () => {
  const actor = startActor(phoneCodeMachine)
  actor.send({ type: 'number.submit', phoneNumber }, { type: 'sending.cancel' })
  expect([actor.state(), actor.runningPorts()]).toEqual(['enteringNumber', {}])
  actor.send({ type: 'number.submit', phoneNumber })
  expect(actor.startCount('sendCode')).toBe(2)
})

it('keeps the form for the first code if the second one is canceled', () => {
  const actor = startAtCode()
  actor.wait(30_000)
  actor.send({ type: 'code.resend' }, { type: 'sending.cancel' })
  actor.wait(1)
  expect([actor.tags(), actor.context().phoneNumber, actor.runningPorts()]).toEqual([
    ['code'],
    phoneNumber,
    {},
  ])
})
