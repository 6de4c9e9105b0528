import { expect, it } from 'vitest'
import type { SecondFactor } from '#src/domain/security/secondFactor.ts'
import { secondFactorChallengeMachine } from '#src/machines/security/secondFactorChallengeMachine.ts'
import { failed } from '#tests/support/failures.ts'
import { describeMachine } from '#tests/support/statechart/describeMachine.ts'
import { begin } from '#tests/support/statechart/story.ts'

const code = '271828'
const app: SecondFactor = {
  uid: 'app',
  kind: 'totp',
  name: 'Authenticator',
  phoneNumber: null,
  since: 'Sat, 21 Nov 2026 10:00:00 GMT',
}
const phone: SecondFactor = { ...app, uid: 'phone', kind: 'phone', phoneNumber: '+********0958' }

describeMachine({
  machine: secondFactorChallengeMachine,
  events: [
    { type: 'challenge.found', factors: [app] },
    { type: 'challenge.found', factors: [app, phone] },
    { type: 'challenge.missing' },
    { type: 'challenge.met' },
    { type: 'factor.choose', factor: app },
    { type: 'factor.choose', factor: phone },
    { type: 'factor.other' },
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
function tellFromChoosing() {
  const story = begin(secondFactorChallengeMachine)
  story.send({ type: 'challenge.found', factors: [app, phone] })
  return story
}

/** A code was sent to the phone. */
function tellFromCode() {
  const story = tellFromChoosing()
  story.send({ type: 'factor.choose', factor: phone }, { type: 'code.sent' })
  return story
}

const held = ['keepChallenge']

it('asks at once for the code if an app is the only factor', () => {
  const story = begin(secondFactorChallengeMachine)
  const seen = () => [story.tags(), Object.keys(story.atWork())]
  expect(seen()).toEqual([['opening'], [...held, 'readChallenge']])
  expect(story.context()).toMatchObject({ factors: [], chosen: null })
  story.send({ type: 'challenge.found', factors: [app] })
  expect(seen()).toEqual([['code'], held])
  expect(story.context()).toMatchObject({ factors: [app], chosen: app })
  story.send(answer)
  expect([story.tags(), story.atWork()]).toMatchObject([
    ['busy', 'code'],
    { answerChallenge: { uid: 'app', code } },
  ])
  story.send({ type: 'challenge.met' })
  expect([story.state(), ...seen()]).toEqual(['met', ['busy', 'code'], []])
})

it('reports that nothing was asked', () => {
  const story = begin(secondFactorChallengeMachine)
  story.send({ type: 'challenge.missing' })
  expect([story.tags(), Object.keys(story.atWork())]).toEqual([['missing'], held])
})

it.each([[[]], [[phone]], [[app, phone]], [[app, { ...app, uid: 'other app' }]]])(
  'sends no message before the person has chosen: %j',
  (factors) => {
    const story = begin(secondFactorChallengeMachine)
    story.send({ type: 'challenge.found', factors })
    expect([story.tags(), Object.keys(story.atWork())]).toEqual([['choosing'], held])
    expect(story.context()).toMatchObject({ factors, chosen: null })
  },
)

it('sends a message to the chosen phone, and another only after 30 seconds', () => {
  const story = tellFromChoosing()
  story.send({ type: 'factor.choose', factor: phone })
  expect([story.tags(), story.atWork()]).toMatchObject([
    ['busy', 'choosing'],
    { sendCode: { uid: 'phone' } },
  ])
  story.send({ type: 'code.sent' })
  expect([story.tags(), story.context().resendAt]).toEqual([['code'], Date.now() + 30_000])
  story.wait(29_999)
  story.send({ type: 'code.resend' })
  expect(story.begun('sendCode')).toBe(1)
  story.wait(1)
  expect(story.context().resendAt).toBeNull()
  story.send({ type: 'code.resend' })
  expect(story.begun('sendCode')).toBe(2)
})

it('sends no message if the app was chosen', () => {
  const story = tellFromChoosing()
  story.send({ type: 'factor.choose', factor: app })
  expect([story.tags(), story.context().chosen]).toEqual([['code'], app])
  story.wait(0)
  story.send({ type: 'code.resend' })
  expect([story.tags(), story.begun('sendCode')]).toEqual([['code'], 0])
})

it('lets the person choose another factor, and forgets what was wrong with the first', () => {
  const story = tellFromCode()
  story.send(answer, failed('invalid-verification-code'))
  expect([story.tags(), story.context().failure?.kind]).toEqual([
    ['code'],
    'invalid-verification-code',
  ])
  story.send({ type: 'factor.other' })
  expect([story.tags(), story.context().failure]).toEqual([['choosing'], null])
  story.send({ type: 'factor.choose', factor: app })
  expect(story.context()).toMatchObject({ chosen: app, resendAt: null })
})

it('forgets what was wrong when it asks again', () => {
  const story = tellFromCode()
  story.send(answer, failed('invalid-verification-code'), answer)
  expect([story.tags(), story.context().failure]).toEqual([['busy', 'code'], null])
  story.send(failed('multi-factor-info-not-found'))
  expect([story.tags(), story.context().failure?.kind]).toEqual([
    ['choosing'],
    'multi-factor-info-not-found',
  ])
  story.send({ type: 'factor.choose', factor: phone })
  expect(story.context().failure).toBeNull()
})

it.each([sessionExpired, timedOut])('expires when Firebase accepts no answer: %j', (event) => {
  const story = tellFromCode()
  story.send(answer, event, answer)
  expect([story.tags(), Object.keys(story.atWork())]).toEqual([['expired'], held])
  expect(story.context().failure?.kind).toBe('code-expired')
})

it("isn't over because a single code has expired", () => {
  const story = tellFromCode()
  story.send(answer, failed('code-expired'))
  expect([story.tags(), story.context().failure?.kind]).toEqual([['code'], 'code-expired'])
})

it('sends nothing after too many requests until the cool-down is over, and then it does', () => {
  const story = tellFromChoosing()
  const choose = { type: 'factor.choose', factor: phone } as const
  story.send(choose, failed('too-many-requests'), choose)
  expect([story.tags(), Object.keys(story.atWork())]).toEqual([['choosing', 'coolingDown'], held])
  story.wait(30_000)
  expect([story.tags(), story.context().failure]).toEqual([['choosing'], null])
  story.send(choose, failed('too-many-requests'))
  expect(story.context().coolDownEndsAt).toBe(Date.now() + 60_000)
  story.wait(60_000)
  story.send(choose, failed('network-request-failed'))
  expect([story.tags(), story.context().failure?.kind]).toEqual([
    ['choosing'],
    'network-request-failed',
  ])
  story.send(choose, { type: 'code.sent' })
  expect(story.context()).toMatchObject({ failure: null, throttleCount: 0 })
})

it('is over if no more messages can be sent', () => {
  const story = tellFromChoosing()
  story.send({ type: 'factor.choose', factor: phone }, failed('code-expired'))
  expect([story.tags(), story.context().failure?.kind]).toEqual([['expired'], 'code-expired'])
})

it('checks no code after too many until the cool-down is over', () => {
  const story = tellFromCode()
  story.send(answer, failed('too-many-requests'), answer)
  expect([story.tags(), story.begun('answerChallenge')]).toEqual([['code', 'coolingDown'], 1])
  story.wait(30_000)
  expect(story.context()).toMatchObject({ failure: null, coolDownEndsAt: null })
  story.send(answer)
  expect(story.begun('answerChallenge')).toBe(2)
})

it('abandons a message after two minutes, and a check after a minute and a half', () => {
  const story = tellFromChoosing()
  story.send({ type: 'factor.choose', factor: phone })
  story.wait(119_999)
  expect(story.tags()).toEqual(['busy', 'choosing'])
  story.wait(1)
  expect([story.tags(), story.context().failure?.kind]).toEqual([
    ['choosing'],
    'network-request-failed',
  ])
  story.send({ type: 'factor.choose', factor: phone }, { type: 'code.sent' }, answer)
  story.wait(89_999)
  expect(story.tags()).toEqual(['busy', 'code'])
  story.wait(1)
  expect([story.tags(), story.context().failure?.kind]).toEqual([
    ['code'],
    'network-request-failed',
  ])
})

it('stops sending at once when it is canceled, because a closed puzzle never answers', () => {
  const story = begin(secondFactorChallengeMachine)
  story.send({ type: 'challenge.found', factors: [app, phone] })
  story.send({ type: 'factor.choose', factor: phone }, { type: 'sending.cancel' })
  expect([story.tags(), Object.keys(story.atWork())]).toEqual([['choosing'], ['keepChallenge']])
})
