import { describe, expect, it } from 'vitest'
import type { SecondFactor } from '#src/domain/security/enrolledMethods.ts'
import { secondFactorChallengeMachine } from '#src/machines/security/secondFactorChallengeMachine.ts'
import { failed } from '#tests/support/failures.ts'
import { describeMachine } from '#tests/support/statechart/describeMachine.ts'
import { describeRequest } from '#tests/support/statechart/describeRequest.ts'
import { startActor } from '#tests/support/statechart/startActor.ts'

const code = '271828'
const app: SecondFactor = {
  enrollmentId: 'app',
  kind: 'totp',
  name: 'Authenticator',
  phoneNumber: null,
  since: 'Sat, 21 Nov 2026 10:00:00 GMT',
}
const phone: SecondFactor = {
  ...app,
  enrollmentId: 'phone',
  kind: 'phone',
  phoneNumber: '+********0958',
}

describeMachine({
  machine: secondFactorChallengeMachine,
  events: [
    { type: 'challenge.found', factors: [app] },
    { type: 'challenge.found', factors: [app, phone] },
    { type: 'challenge.missing' },
    { type: 'challenge.passed' },
    { type: 'factor.choose', factor: app },
    { type: 'factor.choose', factor: phone },
    { type: 'factor.change' },
    { type: 'code.sent' },
    { type: 'code.resend' },
    { type: 'sending.cancel' },
    { type: 'code.submit', code },
    failed('code-expired'),
    {
      type: 'error.code-expired',
      failure: { kind: 'code-expired', code: 'auth/invalid-multi-factor-session' },
    },
    failed('invalid-verification-code'),
    failed('multi-factor-info-not-found'),
    failed('too-many-requests'),
  ],
  volatileContext: ['coolDownEndsAt', 'resendAt'],
  unboundedContext: ['throttleCount'],
  invariants: {
    'no code': ({ context }) => !JSON.stringify(context).includes(code),
    'a factor for every code that it requests': (snapshot) =>
      !snapshot.hasTag('code') || snapshot.context.chosen !== null,
    'a cool-down to count only while it cools down': (snapshot) =>
      (snapshot.context.coolDownEndsAt !== null) === snapshot.hasTag('coolingDown'),
    'no text message if an app was chosen': (snapshot) =>
      snapshot.context.chosen?.kind !== 'totp' || !snapshot.can({ type: 'code.resend' }),
  },
})

const answer = { type: 'code.submit', code } as const
const sessionExpired = {
  type: 'error.code-expired',
  failure: { kind: 'code-expired', code: 'auth/invalid-multi-factor-session' },
} as const
const timedOut = {
  type: 'error.code-expired',
  failure: { kind: 'code-expired', code: 'auth/mfa-challenge-timeout' },
} as const

/** The account has an app and a phone to choose from. */
function startAtChoosing() {
  const actor = startActor(secondFactorChallengeMachine)
  actor.send({ type: 'challenge.found', factors: [app, phone] })
  return actor
}

/** A code was sent to the phone. */
function startAtCode() {
  const actor = startAtChoosing()
  actor.send({ type: 'factor.choose', factor: phone }, { type: 'code.sent' })
  return actor
}

const held = ['forgetChallengeAtEnd']

describeRequest({
  machine: secondFactorChallengeMachine,
  before: [{ type: 'challenge.found', factors: [app, phone] }],
  ask: { type: 'factor.choose', factor: phone },
  port: 'sendCode',
  limit: 120_000,
})

describeRequest({
  machine: secondFactorChallengeMachine,
  before: [{ type: 'challenge.found', factors: [app] }],
  ask: answer,
  port: 'submitChallengeCode',
})

it('asks at once for the code if an app is the only factor', () => {
  const actor = startActor(secondFactorChallengeMachine)
  const seen = () => [actor.tags(), Object.keys(actor.runningPorts())]
  expect(actor.state()).toBe('loading')
  expect(Object.keys(actor.runningPorts())).toEqual([...held, 'readChallenge'])
  expect(actor.context()).toMatchObject({ factors: [], chosen: null })
  actor.send({ type: 'challenge.found', factors: [app] })
  expect(seen()).toEqual([['code'], held])
  expect(actor.context()).toMatchObject({ factors: [app], chosen: app })
  actor.send(answer)
  expect([actor.tags(), actor.runningPorts()]).toMatchObject([
    ['busy', 'code'],
    { submitChallengeCode: { enrollmentId: 'app', code } },
  ])
  actor.send({ type: 'challenge.passed' })
  expect([actor.state(), ...seen()]).toEqual(['passed', ['busy', 'code'], []])
})

it('reports that nothing was asked', () => {
  const actor = startActor(secondFactorChallengeMachine)
  actor.send({ type: 'challenge.missing' })
  expect([actor.state(), Object.keys(actor.runningPorts())]).toEqual(['missing', held])
})

it.each([[[]], [[phone]], [[app, phone]], [[app, { ...app, enrollmentId: 'other app' }]]])(
  'sends no message before the person has chosen: %j',
  (factors) => {
    const actor = startActor(secondFactorChallengeMachine)
    actor.send({ type: 'challenge.found', factors })
    expect([actor.tags(), Object.keys(actor.runningPorts())]).toEqual([['choosing'], held])
    expect(actor.context()).toMatchObject({ factors, chosen: null })
  },
)

it('sends a message to the chosen phone, and another only after 30 seconds', () => {
  const actor = startAtChoosing()
  actor.send({ type: 'factor.choose', factor: phone })
  expect([actor.tags(), actor.runningPorts()]).toMatchObject([
    ['busy', 'choosing'],
    { sendCode: { enrollmentId: 'phone' } },
  ])
  actor.send({ type: 'code.sent' })
  expect([actor.tags(), actor.context().resendAt]).toEqual([['code'], Date.now() + 30_000])
  actor.wait(29_999)
  actor.send({ type: 'code.resend' })
  expect(actor.startCount('sendCode')).toBe(1)
  actor.wait(1)
  expect(actor.context().resendAt).toBeNull()
  actor.send({ type: 'code.resend' })
  expect(actor.startCount('sendCode')).toBe(2)
})

it('sends no message if the app was chosen', () => {
  const actor = startAtChoosing()
  actor.send({ type: 'factor.choose', factor: app })
  expect([actor.tags(), actor.context().chosen]).toEqual([['code'], app])
  actor.wait(0)
  actor.send({ type: 'code.resend' })
  expect([actor.tags(), actor.startCount('sendCode')]).toEqual([['code'], 0])
})

it('lets the person choose another factor, and forgets what was wrong with the first', () => {
  const actor = startAtCode()
  actor.send(answer, failed('invalid-verification-code'))
  expect([actor.tags(), actor.context().failure?.kind]).toEqual([
    ['code'],
    'invalid-verification-code',
  ])
  actor.send({ type: 'factor.change' })
  expect([actor.tags(), actor.context().failure]).toEqual([['choosing'], null])
  actor.send({ type: 'factor.choose', factor: app })
  expect(actor.context()).toMatchObject({ chosen: app, resendAt: null })
})

it('forgets what was wrong when it asks again', () => {
  const actor = startAtCode()
  actor.send(answer, failed('invalid-verification-code'), answer)
  expect([actor.tags(), actor.context().failure]).toEqual([['busy', 'code'], null])
  actor.send(failed('multi-factor-info-not-found'))
  expect([actor.tags(), actor.context().failure?.kind]).toEqual([
    ['choosing'],
    'multi-factor-info-not-found',
  ])
  actor.send({ type: 'factor.choose', factor: phone })
  expect(actor.context().failure).toBeNull()
})

it.each([sessionExpired, timedOut])('expires when Firebase accepts no answer: %j', (event) => {
  const actor = startAtCode()
  actor.send(answer, event, answer)
  expect([actor.state(), Object.keys(actor.runningPorts())]).toEqual(['expired', held])
  expect(actor.context().failure?.kind).toBe('code-expired')
})

it("isn't over because a single code has expired", () => {
  const actor = startAtCode()
  actor.send(answer, failed('code-expired'))
  expect([actor.tags(), actor.context().failure?.kind]).toEqual([['code'], 'code-expired'])
})

it('is over if no more messages can be sent', () => {
  const actor = startAtChoosing()
  actor.send({ type: 'factor.choose', factor: phone }, failed('code-expired'))
  expect([actor.state(), actor.context().failure?.kind]).toEqual(['expired', 'code-expired'])
})

it('stops sending at once when it is canceled, because a closed puzzle never answers', () => {
  const actor = startActor(secondFactorChallengeMachine)
  actor.send({ type: 'challenge.found', factors: [app, phone] })
  actor.send({ type: 'factor.choose', factor: phone }, { type: 'sending.cancel' })
  expect([actor.tags(), Object.keys(actor.runningPorts())]).toEqual([
    ['choosing'],
    ['forgetChallengeAtEnd'],
  ])
})

describe('sending another message', () => {
  it('keeps the field for the code of the first one, whatever becomes of it', () => {
    const actor = startAtCode()
    const seen = () => [actor.tags(), actor.context().failure?.code]
    actor.wait(30_000)
    actor.send({ type: 'code.resend' })
    expect([...seen(), actor.runningPorts()['sendCode']]).toEqual([
      ['busy', 'code'],
      undefined,
      { enrollmentId: 'phone' },
    ])
    actor.send(failed('network-request-failed'))
    actor.wait(1)
    expect(seen()).toEqual([['code'], 'auth/network-request-failed'])
    actor.send({ type: 'code.resend' })
    actor.wait(120_000)
    expect(seen()).toEqual([['code'], 'auth/timeout'])
    actor.wait(1)
    actor.send({ type: 'code.resend' }, { type: 'code.sent' })
    expect(seen()).toEqual([['code'], undefined])
    expect(actor.context().resendAt).toBe(Date.now() + 30_000)
  })

  it('can be canceled, and the first code can still be checked', () => {
    const actor = startAtCode()
    actor.wait(30_000)
    actor.send({ type: 'code.resend' }, { type: 'sending.cancel' })
    expect([actor.tags(), Object.keys(actor.runningPorts())]).toEqual([['code'], held])
    actor.send(answer)
    expect(actor.startCount('submitChallengeCode')).toBe(1)
  })

  it('waits again after too many requests, while the first code can be checked', () => {
    const actor = startAtCode()
    actor.wait(30_000)
    actor.send({ type: 'code.resend' }, failed('too-many-requests'))
    expect([actor.tags(), actor.context().failure?.kind, actor.context().resendAt]).toEqual([
      ['code'],
      'too-many-requests',
      Date.now() + 30_000,
    ])
    actor.send(answer)
    expect(actor.startCount('submitChallengeCode')).toBe(1)
  })

  it('is over if Firebase no longer accepts any answer', () => {
    const actor = startAtCode()
    actor.wait(30_000)
    actor.send({ type: 'code.resend' }, failed('code-expired'))
    expect([actor.state(), actor.context().failure?.kind]).toEqual(['expired', 'code-expired'])
  })
})
