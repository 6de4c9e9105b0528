import { expect, it } from 'vitest'
import { createActor, createEmptyActor, fromCallback } from 'xstate'
import { reauthenticationMachine } from '#src/machines/security/reauthenticationMachine.ts'
import { failed } from '#tests/support/failures.ts'
import { describeMachine } from '#tests/support/statechart/describeMachine.ts'
import { describeRequest } from '#tests/support/statechart/describeRequest.ts'
import { startActor } from '#tests/support/statechart/startActor.ts'

const password = 'notes on the engine'
const email = 'ada@example.com'
const requester = createEmptyActor()

describeMachine({
  machine: reauthenticationMachine,
  input: { requester, email },
  events: [
    { type: 'password.submit', password },
    { type: 'link.request' },
    { type: 'email.sent' },
    { type: 'identity.challenged' },
    { type: 'method.change' },
    { type: 'identity.confirmed' },
    failed('multi-factor-auth-required'),
    failed('too-many-requests'),
    failed('invalid-credential'),
  ],
  volatileContext: ['coolDownEndsAt', 'resendAt'],
  unboundedContext: ['throttleCount'],
  invariants: {
    'no password': ({ context }) => !JSON.stringify(context).includes(password),
    'no failure while it checks or sends': (snapshot) =>
      snapshot.context.failure === null ||
      !(snapshot.matches('attempting') || snapshot.matches({ linkSent: 'resending' })),
    'a reaction to a confirmation by another method': (snapshot) =>
      snapshot.matches('confirmed') || snapshot.can({ type: 'identity.confirmed' }),
    'a reaction to a second factor that another method requires': (snapshot) =>
      snapshot.matches('confirmed') ||
      snapshot.matches('secondFactor') ||
      snapshot.can({ type: 'identity.challenged' }),
  },
})

const submit = { type: 'password.submit', password } as const
const waiting = ['awaitRecentSignIn']

describeRequest({
  machine: reauthenticationMachine,
  input: { requester, email },
  ask: submit,
  port: 'confirmPassword',
})

describeRequest({
  machine: reauthenticationMachine,
  input: { requester, email },
  ask: { type: 'link.request' },
  port: 'sendLink',
})

it("checks a password, and is over once the person's identity is confirmed", () => {
  const actor = startActor(reauthenticationMachine, { requester, email })
  expect([actor.state(), Object.keys(actor.runningPorts())]).toEqual(['choosing', waiting])
  actor.send(submit)
  expect([actor.state(), actor.runningPorts()]).toMatchObject([
    'attempting.checkingPassword',
    { confirmPassword: { password } },
  ])
  actor.send({ type: 'identity.confirmed' })
  expect([actor.state(), Object.keys(actor.runningPorts())]).toEqual(['confirmed', []])
})

it('notifies the actor that requested the confirmation', () => {
  const heard: unknown[] = []
  const logic = createActor(fromCallback(({ receive }) => receive((event) => heard.push(event))))
  const actor = startActor(reauthenticationMachine, { requester: logic.start(), email })
  actor.send(submit, failed('invalid-credential'))
  expect(heard).toEqual([])
  actor.send(submit, { type: 'identity.confirmed' })
  expect(heard).toEqual([{ type: 'identity.confirmed' }])
})

it('sends a link, and another only after 30 seconds', () => {
  const actor = startActor(reauthenticationMachine, { requester, email })
  actor.send({ type: 'link.request' })
  expect([actor.state(), Object.keys(actor.runningPorts())]).toEqual([
    'attempting.sendingLink',
    [...waiting, 'sendLink'],
  ])
  actor.send({ type: 'email.sent' })
  expect([actor.state(), Object.keys(actor.runningPorts())]).toEqual([
    'linkSent.resendWait',
    waiting,
  ])
  expect(actor.context().resendAt).toBe(Date.now() + 30_000)
  actor.wait(29_999)
  actor.send({ type: 'link.request' })
  expect(actor.startCount('sendLink')).toBe(1)
  actor.wait(1)
  expect([actor.state(), actor.context().resendAt]).toEqual(['linkSent.ready', null])
  actor.send({ type: 'link.request' })
  expect([actor.state(), actor.startCount('sendLink')]).toEqual(['linkSent.resending', 2])
  actor.send({ type: 'email.sent' })
  expect([actor.state(), actor.context().resendAt]).toEqual([
    'linkSent.resendWait',
    Date.now() + 30_000,
  ])
})

it('resends the link in place, and stays there if that fails or takes too long', () => {
  const actor = startActor(reauthenticationMachine, { requester, email })
  const seen = () => [actor.state(), actor.context().failure?.code]
  actor.send({ type: 'link.request' }, { type: 'email.sent' })
  actor.wait(30_000)
  actor.send({ type: 'link.request' }, failed('network-request-failed'))
  expect(seen()).toEqual(['linkSent.ready', 'auth/network-request-failed'])
  actor.send({ type: 'link.request' })
  expect(seen()).toEqual(['linkSent.resending', undefined])
  actor.wait(90_000)
  expect(seen()).toEqual(['linkSent.ready', 'auth/timeout'])
  actor.send({ type: 'link.request' }, failed('too-many-requests'))
  expect([...seen(), actor.context().resendAt]).toEqual([
    'linkSent.resendWait',
    'auth/too-many-requests',
    Date.now() + 30_000,
  ])
  actor.send({ type: 'method.change' })
  expect(seen()).toEqual(['choosing', undefined])
})

it('lets the person use another method than the link', () => {
  const actor = startActor(reauthenticationMachine, { requester, email })
  actor.send({ type: 'link.request' }, { type: 'email.sent' }, { type: 'method.change' })
  expect(actor.state()).toBe('choosing')
  actor.send(submit)
  expect(actor.state()).toBe('attempting.checkingPassword')
})

it.each([
  [[]],
  [[submit]],
  [[{ type: 'link.request' }, { type: 'email.sent' }]],
  [[submit, failed('too-many-requests')]],
] as const)('asks for the second factor whenever one is required: %j', (events) => {
  const actor = startActor(reauthenticationMachine, { requester, email })
  actor.send(...events, { type: 'identity.challenged' })
  expect([actor.state(), Object.keys(actor.runningPorts())]).toEqual(['secondFactor', waiting])
  actor.send({ type: 'method.change' }, submit)
  expect([actor.state(), actor.context().coolDownEndsAt]).toEqual([
    'attempting.checkingPassword',
    null,
  ])
})

it("asks for the second factor if a correct password isn't enough", () => {
  const actor = startActor(reauthenticationMachine, { requester, email })
  actor.send(submit, failed('multi-factor-auth-required'))
  expect([actor.state(), actor.context().failure]).toEqual(['secondFactor', null])
  actor.send({ type: 'identity.confirmed' })
  expect(actor.state()).toBe('confirmed')
})
