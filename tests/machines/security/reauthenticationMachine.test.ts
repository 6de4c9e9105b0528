import { expect, it } from 'vitest'
import { createActor, createEmptyActor, fromCallback } from 'xstate'
import { reauthenticationMachine } from '#src/machines/security/reauthenticationMachine.ts'
import { failed } from '#tests/support/failures.ts'
import { describeMachine } from '#tests/support/statechart/describeMachine.ts'
import { begin } from '#tests/support/statechart/story.ts'

const password = 'notes on the engine'
const requester = createEmptyActor()

describeMachine({
  machine: reauthenticationMachine,
  input: { requester },
  events: [
    { type: 'password.submit', password },
    { type: 'link.request' },
    { type: 'link.sent' },
    { type: 'identity.challenged' },
    { type: 'identity.otherMethod' },
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
      !(snapshot.hasTag('checking') || snapshot.hasTag('sending')),
    'a reaction to a confirmation by another method': (snapshot) =>
      snapshot.matches('confirmed') || snapshot.can({ type: 'identity.confirmed' }),
    'a reaction to a second factor that another method requires': (snapshot) =>
      snapshot.matches('confirmed') ||
      snapshot.hasTag('secondFactor') ||
      snapshot.can({ type: 'identity.challenged' }),
  },
})

const submit = { type: 'password.submit', password } as const
const waiting = ['awaitRecentSignIn']

it("checks a password, and is over once the person's identity is confirmed", () => {
  const story = begin(reauthenticationMachine, { requester })
  expect([story.tags(), Object.keys(story.atWork())]).toEqual([[], waiting])
  story.send(submit)
  expect([story.tags(), story.atWork()]).toMatchObject([
    ['checking'],
    { confirmPassword: { password } },
  ])
  story.send({ type: 'identity.confirmed' })
  expect([story.state(), Object.keys(story.atWork())]).toEqual(['confirmed', []])
})

it('notifies the actor that requested the confirmation', () => {
  const heard: unknown[] = []
  const logic = createActor(fromCallback(({ receive }) => receive((event) => heard.push(event))))
  const story = begin(reauthenticationMachine, { requester: logic.start() })
  story.send(submit, failed('invalid-credential'))
  expect(heard).toEqual([])
  story.send(submit, { type: 'identity.confirmed' })
  expect(heard).toEqual([{ type: 'identity.confirmed' }])
})

it('reports why a password is refused, and forgets it while it checks the next one', () => {
  const story = begin(reauthenticationMachine, { requester })
  story.send(submit, failed('invalid-credential'))
  expect([story.tags(), Object.keys(story.atWork())]).toEqual([[], waiting])
  expect(story.context().failure?.kind).toBe('invalid-credential')
  story.send(submit)
  expect([story.tags(), story.context().failure]).toEqual([['checking'], null])
})

it('sends a link, and another only after 30 seconds', () => {
  const story = begin(reauthenticationMachine, { requester })
  story.send({ type: 'link.request' })
  expect([story.tags(), Object.keys(story.atWork())]).toEqual([
    ['sending'],
    [...waiting, 'sendLink'],
  ])
  story.send({ type: 'link.sent' })
  expect([story.tags(), Object.keys(story.atWork())]).toEqual([['linkSent'], waiting])
  expect(story.context().resendAt).toBe(Date.now() + 30_000)
  story.wait(29_999)
  story.send({ type: 'link.request' })
  expect(story.begun('sendLink')).toBe(1)
  story.wait(1)
  expect([story.tags(), story.context().resendAt]).toEqual([['linkSent'], null])
  story.send({ type: 'link.request' })
  expect([story.tags(), story.begun('sendLink')]).toEqual([['sending'], 2])
})

it('lets the person use another method than the link', () => {
  const story = begin(reauthenticationMachine, { requester })
  story.send({ type: 'link.request' }, { type: 'link.sent' }, { type: 'identity.otherMethod' })
  expect(story.state()).toBe('choosing')
  story.send(submit)
  expect(story.tags()).toEqual(['checking'])
})

it.each([
  [[]],
  [[submit]],
  [[{ type: 'link.request' }, { type: 'link.sent' }]],
  [[submit, failed('too-many-requests')]],
] as const)('asks for the second factor whenever one is required: %j', (events) => {
  const story = begin(reauthenticationMachine, { requester })
  story.send(...events, { type: 'identity.challenged' })
  expect([story.tags(), Object.keys(story.atWork())]).toEqual([['secondFactor'], waiting])
  story.send({ type: 'identity.otherMethod' }, submit)
  expect([story.tags(), story.context().coolDownEndsAt]).toEqual([['checking'], null])
})

it("asks for the second factor if a correct password isn't enough", () => {
  const story = begin(reauthenticationMachine, { requester })
  story.send(submit, failed('multi-factor-auth-required'))
  expect([story.tags(), story.context().failure]).toEqual([['secondFactor'], null])
  story.send({ type: 'identity.confirmed' })
  expect(story.state()).toBe('confirmed')
})

it('abandons an attempt after a minute and a half', () => {
  const story = begin(reauthenticationMachine, { requester })
  story.send(submit)
  story.wait(89_999)
  expect(story.tags()).toEqual(['checking'])
  story.wait(1)
  expect([story.tags(), Object.keys(story.atWork())]).toEqual([[], waiting])
  expect(story.context().failure?.kind).toBe('network-request-failed')
})

it('requests nothing after too many requests until the cool-down is over, and then it does', () => {
  const story = begin(reauthenticationMachine, { requester })
  story.send(submit, failed('too-many-requests'), submit, { type: 'link.request' })
  expect([story.tags(), Object.keys(story.atWork())]).toEqual([['coolingDown'], waiting])
  expect(story.context().coolDownEndsAt).toBe(Date.now() + 30_000)
  story.wait(30_000)
  expect(story.context()).toMatchObject({ failure: null, coolDownEndsAt: null })
  story.send({ type: 'link.request' }, { type: 'link.sent' })
  story.wait(30_000)
  story.send({ type: 'link.request' }, failed('too-many-requests'))
  expect(story.context().coolDownEndsAt).toBe(Date.now() + 30_000)
})
