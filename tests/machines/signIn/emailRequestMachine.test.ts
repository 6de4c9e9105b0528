import { timedOut } from '#src/machines/shared/failures.ts'
import { emailRequestMachine } from '#src/machines/signIn/emailRequestMachine.ts'
import { failed } from '#tests/support/failures.ts'
import { describeMachine } from '#tests/support/statechart/describeMachine.ts'
import { expect, it } from 'vitest'
import { begin } from '#tests/support/statechart/story.ts'

describeMachine({
  machine: emailRequestMachine,
  events: [
    { type: 'email.submit', email: 'ada@example.com' },
    { type: 'email.resend' },
    { type: 'email.otherEmail' },
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
      !snapshot.hasTag('sent') ||
      (snapshot.context.resendAt !== null) === snapshot.matches({ sent: 'resendWait' }),
  },
})

const ada = 'ada@example.com'

it('requests an email to the typed address, and another only after 30 seconds', () => {
  const story = begin(emailRequestMachine)
  story.send({ type: 'email.submit', email: ada })
  expect([story.tags(), story.atWork()]).toEqual([['busy'], { sendEmail: { email: ada } }])
  story.send({ type: 'email.sent' })
  expect([story.tags(), story.context().resendAt]).toEqual([['sent'], Date.now() + 30_000])
  story.wait(29_999)
  story.send({ type: 'email.resend' })
  expect(story.begun('sendEmail')).toBe(1)
  story.wait(1)
  expect([story.tags(), story.context().resendAt]).toEqual([['sent'], null])
  story.send({ type: 'email.resend' })
  expect(story.atWork()).toEqual({ sendEmail: { email: ada } })
  story.send({ type: 'email.sent' }, { type: 'email.otherEmail' })
  expect(story.state()).toBe('editing')
})

it('answers the same for an address with and without an account', () => {
  const story = begin(emailRequestMachine)
  story.send({ type: 'email.submit', email: ada }, failed('invalid-credential'))
  expect([story.tags(), story.context().failure]).toEqual([['sent'], null])
})

it('sends nothing after too many requests until the cool-down is over, and then it does', () => {
  const story = begin(emailRequestMachine)
  for (const pause of [30_000, 60_000]) {
    story.send({ type: 'email.submit', email: ada }, failed('too-many-requests'))
    expect([story.tags(), story.context().failure?.kind]).toEqual([
      ['coolingDown'],
      'too-many-requests',
    ])
    story.wait(pause - 1)
    story.send({ type: 'email.submit', email: ada })
    expect(story.tags()).toEqual(['coolingDown'])
    story.wait(1)
    expect([story.tags(), story.context().failure]).toEqual([[], null])
  }
  story.send({ type: 'email.submit', email: ada }, failed('invalid-email'))
  expect([story.state(), story.context().failure?.kind]).toEqual(['editing', 'invalid-email'])
  story.send({ type: 'email.submit', email: ada })
  expect([story.tags(), story.context().failure]).toEqual([['busy'], null])
  story.send(failed('too-many-requests'))
  story.wait(30_000)
  expect(story.tags()).toEqual([])
})

it("confirms the person's identity before it sends, and sends nothing without it", () => {
  const story = begin(emailRequestMachine)
  story.send({ type: 'email.submit', email: ada }, failed('requires-recent-login'))
  expect([story.tags(), story.atWork()]).toEqual([['confirming'], {}])
  story.send({ type: 'identity.canceled' })
  expect([story.state(), story.atWork()]).toEqual(['editing', {}])
  story.send({ type: 'email.submit', email: ada }, failed('requires-recent-login'))
  story.send({ type: 'identity.confirmed' })
  expect(story.atWork()).toEqual({ sendEmail: { email: ada } })
})

it('gives up after a minute and a half without an answer, and sends again on request', () => {
  const story = begin(emailRequestMachine)
  story.send({ type: 'email.submit', email: ada })
  story.wait(89_999)
  expect(story.tags()).toEqual(['busy'])
  story.wait(1)
  expect([story.state(), story.atWork(), story.context().failure]).toEqual([
    'editing',
    {},
    timedOut,
  ])
  story.send({ type: 'email.sent' })
  expect(story.state()).toBe('editing')
  story.send({ type: 'email.submit', email: ada })
  expect([story.begun('sendEmail'), story.context().failure]).toEqual([2, null])
})
