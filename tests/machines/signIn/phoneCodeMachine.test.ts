import { phoneCodeMachine } from '#src/machines/signIn/phoneCodeMachine.ts'
import { failed } from '#tests/support/failures.ts'
import { describeMachine } from '#tests/support/statechart/describeMachine.ts'
import { expect, it } from 'vitest'
import { begin } from '#tests/support/statechart/story.ts'

const code = '271828'

describeMachine({
  machine: phoneCodeMachine.provide({ actions: { discardChange: () => undefined } }),
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
      !snapshot.hasTag('code') || snapshot.context.sentTo === '+442079460958',
    'a cool-down to count only while it cools down': (snapshot) =>
      (snapshot.context.coolDownEndsAt !== null) === snapshot.hasTag('coolingDown'),
    'a form for the correct code whenever one was refused': (snapshot) =>
      snapshot.context.failure?.kind !== 'invalid-verification-code' ||
      snapshot.can({ type: 'code.submit', code, name: '' }) ||
      snapshot.hasTag('number') ||
      snapshot.hasTag('sending'),
  },
})

const phoneNumber = '+442079460958'
const answer = { type: 'code.submit', code, name: 'My phone' } as const

/** A code was sent to the phone. */
function tellFromCode() {
  const story = begin(phoneCodeMachine)
  story.send({ type: 'number.submit', phoneNumber }, { type: 'code.sent' })
  return story
}

it('sends a code to the number, and another only after 30 seconds', () => {
  const story = begin(phoneCodeMachine)
  expect([story.tags(), story.atWork()]).toEqual([['number'], {}])
  story.send({ type: 'number.submit', phoneNumber })
  expect([story.tags(), story.atWork()]).toEqual([
    ['busy', 'sending'],
    { sendCode: { phoneNumber } },
  ])
  story.send({ type: 'code.sent' })
  expect([story.tags(), story.context().sentTo, story.context().resendAt]).toEqual([
    ['code'],
    phoneNumber,
    Date.now() + 30_000,
  ])
  story.wait(29_999)
  story.send({ type: 'code.resend' })
  expect(story.begun('sendCode')).toBe(1)
  story.wait(1)
  expect([story.tags(), story.context().resendAt]).toEqual([['code'], null])
  story.send({ type: 'code.resend' })
  expect(story.atWork()).toEqual({ sendCode: { phoneNumber } })
})

it("keeps the form for the first code if a second one can't be sent", () => {
  const story = tellFromCode()
  story.wait(30_000)
  story.send({ type: 'code.resend' }, failed('network-request-failed'))
  story.wait(1)
  expect([story.tags(), story.context().failure?.kind]).toEqual([
    ['code'],
    'network-request-failed',
  ])
  story.send({ type: 'code.resend' }, failed('too-many-requests'))
  expect([story.tags(), story.context().resendAt]).toEqual([['code'], Date.now() + 30_000])
})

it('sends nothing after too many requests until the cool-down is over, and then it does', () => {
  const story = begin(phoneCodeMachine)
  story.send({ type: 'number.submit', phoneNumber }, failed('too-many-requests'))
  story.wait(29_999)
  story.send({ type: 'number.submit', phoneNumber })
  expect([story.tags(), story.begun('sendCode')]).toEqual([['coolingDown', 'number'], 1])
  story.wait(1)
  expect([story.tags(), story.context().failure]).toEqual([['number'], null])
  story.send({ type: 'number.submit', phoneNumber }, failed('invalid-phone-number'))
  expect([story.tags(), story.context().failure?.kind]).toEqual([
    ['number'],
    'invalid-phone-number',
  ])
  story.send({ type: 'number.submit', phoneNumber })
  expect([story.begun('sendCode'), story.context().failure]).toEqual([3, null])
})

it('abandons a message after two minutes, and a check after a minute and a half', () => {
  const story = begin(phoneCodeMachine)
  story.send({ type: 'number.submit', phoneNumber })
  story.wait(119_999)
  expect(story.tags()).toEqual(['busy', 'sending'])
  story.wait(1)
  expect([story.tags(), story.context().failure?.kind]).toEqual([
    ['number'],
    'network-request-failed',
  ])
  story.send({ type: 'number.submit', phoneNumber }, { type: 'code.sent' }, answer)
  story.wait(89_999)
  expect(story.tags()).toEqual(['busy', 'code'])
  story.wait(1)
  story.wait(1)
  expect([story.tags(), story.context().failure?.kind]).toEqual([
    ['code'],
    'network-request-failed',
  ])
})

it('checks the code, and is done if it is correct', () => {
  const story = tellFromCode()
  story.send(answer)
  expect([story.tags(), story.atWork()]).toEqual([
    ['busy', 'code'],
    { checkCode: { code, name: 'My phone' } },
  ])
  story.send(failed('invalid-verification-code'))
  expect(story.context().failure?.kind).toBe('invalid-verification-code')
  story.send(answer)
  expect(story.context().failure).toBeNull()
  story.send({ type: 'code.accepted' })
  expect([story.state(), story.tags(), story.atWork()]).toEqual(['done', ['busy', 'code'], {}])
})

it('goes back to the number if another account has it, or if the person asks to', () => {
  const story = tellFromCode()
  story.send(answer, failed('credential-already-in-use'))
  expect([story.tags(), story.context().failure?.kind]).toEqual([
    ['number'],
    'credential-already-in-use',
  ])
  story.send({ type: 'number.submit', phoneNumber }, { type: 'code.sent' })
  story.send({ type: 'number.change' })
  expect([story.tags(), story.context().failure]).toEqual([['number'], null])
})

it('checks no code after too many until the cool-down is over', () => {
  const story = tellFromCode()
  story.send(answer, failed('too-many-requests'), answer)
  expect([story.tags(), story.begun('checkCode')]).toEqual([['code', 'coolingDown'], 1])
  story.wait(30_000)
  story.send(answer)
  expect([story.begun('checkCode'), story.context().coolDownEndsAt]).toEqual([2, null])
})

it('checks no code after too many for a confirmed person, either', () => {
  const story = tellFromCode()
  story.send(answer, failed('requires-recent-login'), { type: 'identity.confirmed' })
  story.send(failed('too-many-requests'), answer)
  expect([story.tags(), story.begun('checkCode')]).toEqual([['code', 'coolingDown'], 1])
})

it('continues after the person has confirmed their identity, or forgets the change', () => {
  const story = begin(phoneCodeMachine)
  story.send({ type: 'number.submit', phoneNumber }, failed('requires-recent-login'))
  expect(story.tags()).toEqual(['confirming', 'number'])
  story.send({ type: 'identity.canceled' })
  expect([story.state(), story.atWork()]).toEqual(['enteringNumber', {}])
  story.send({ type: 'number.submit', phoneNumber }, failed('requires-recent-login'))
  story.send({ type: 'identity.confirmed' }, { type: 'code.sent' }, answer)
  story.send(failed('requires-recent-login'))
  expect([story.tags(), story.atWork()]).toEqual([['code', 'confirming'], {}])
  story.send({ type: 'identity.canceled' })
  expect([story.tags(), story.done()]).toEqual([['code'], ['discardChange']])
  story.send(answer, failed('requires-recent-login'), { type: 'identity.confirmed' })
  expect([story.tags(), Object.keys(story.atWork())]).toEqual([['busy', 'code'], ['resumeCheck']])
  story.send(failed('network-request-failed'))
  expect([story.state(), story.context().failure?.kind]).toEqual([
    'enteringCode.resendWait',
    'network-request-failed',
  ])
  story.send(answer, failed('requires-recent-login'), { type: 'identity.confirmed' })
  story.wait(90_000)
  expect(story.context().failure?.kind).toBe('network-request-failed')
  story.send(answer, failed('requires-recent-login'), { type: 'identity.confirmed' })
  story.send({ type: 'change.made' })
  expect(story.state()).toBe('done')
})

it('stops sending at once when it is canceled, because a closed puzzle never answers', () => {
  const story = begin(phoneCodeMachine)
  story.send({ type: 'number.submit', phoneNumber }, { type: 'sending.cancel' })
  expect([story.tags(), story.atWork()]).toEqual([['number'], {}])
  story.send({ type: 'number.submit', phoneNumber })
  expect(story.begun('sendCode')).toBe(2)
})

it('keeps the form for the first code if the second one is canceled', () => {
  const story = tellFromCode()
  story.wait(30_000)
  story.send({ type: 'code.resend' }, { type: 'sending.cancel' })
  story.wait(1)
  expect([story.tags(), story.context().sentTo, story.atWork()]).toEqual([
    ['code'],
    phoneNumber,
    {},
  ])
})
