import { expect, it } from 'vitest'
import { totpEnrollmentMachine } from '#src/machines/security/totpEnrollmentMachine.ts'
import { failed } from '#tests/support/failures.ts'
import { describeMachine } from '#tests/support/statechart/describeMachine.ts'
import { begin } from '#tests/support/statechart/story.ts'

const code = '271828'

describeMachine({
  machine: totpEnrollmentMachine.provide({ actions: { discardChange: () => undefined } }),
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
function tellFromKey() {
  const story = begin(totpEnrollmentMachine)
  story.send({ type: 'secret.ready' })
  return story
}

it('requests a secret, and counts the app only after it has shown a correct code', () => {
  const story = begin(totpEnrollmentMachine)
  expect([story.tags(), Object.keys(story.atWork())]).toEqual([
    ['preparing'],
    ['keepSecret', 'requestSecret'],
  ])
  story.send({ type: 'secret.ready' })
  expect([story.tags(), story.atWork()]).toEqual([['secret'], {}])
  story.send(answer)
  expect([story.tags(), story.atWork()]).toEqual([
    ['busy', 'secret'],
    { enroll: { code, name: 'My app' } },
  ])
  story.send({ type: 'change.made' })
  expect([story.state(), Object.keys(story.atWork())]).toEqual(['done', []])
})

it('requests a secret again if there was none, and forgets why', () => {
  const story = begin(totpEnrollmentMachine)
  story.send(failed('network-request-failed'))
  expect([story.tags(), story.atWork(), story.context().failure?.kind]).toEqual([
    ['secretMissing'],
    {},
    'network-request-failed',
  ])
  story.send({ type: 'secret.retry' })
  expect([story.tags(), story.context().failure]).toEqual([['preparing'], null])
  story.wait(89_999)
  expect(story.tags()).toEqual(['preparing'])
  story.wait(1)
  expect([story.tags(), story.atWork(), story.context().failure?.kind]).toEqual([
    ['secretMissing'],
    {},
    'network-request-failed',
  ])
})

it('requests no secret after an old sign-in until the person has confirmed their identity', () => {
  const story = begin(totpEnrollmentMachine)
  story.send(failed('requires-recent-login'))
  expect([story.tags(), story.atWork()]).toEqual([['confirming', 'preparing'], {}])
  story.send({ type: 'identity.canceled' })
  expect(story.tags()).toEqual(['secretMissing'])
  story.send({ type: 'secret.retry' }, failed('requires-recent-login'))
  story.send({ type: 'identity.confirmed' })
  expect([story.tags(), story.begun('requestSecret')]).toEqual([['preparing'], 3])
})

it('requests no secret after too many requests until the cool-down is over', () => {
  const story = begin(totpEnrollmentMachine)
  story.send(failed('too-many-requests'), { type: 'secret.retry' })
  expect([story.tags(), story.begun('requestSecret')]).toEqual([
    ['coolingDown', 'secretMissing'],
    1,
  ])
  expect(story.context().coolDownEndsAt).toBe(Date.now() + 30_000)
  story.wait(30_000)
  expect([story.tags(), story.context()]).toMatchObject([
    ['secretMissing'],
    { failure: null, coolDownEndsAt: null },
  ])
})

it('accepts another code after a wrong one, and forgets the wrong one', () => {
  const story = tellFromKey()
  story.send(answer, failed('invalid-verification-code'))
  expect([story.tags(), story.atWork(), story.context().failure?.kind]).toEqual([
    ['secret'],
    {},
    'invalid-verification-code',
  ])
  story.send(answer)
  expect([story.tags(), story.context().failure]).toEqual([['busy', 'secret'], null])
})

it('needs a new secret if the old one has expired', () => {
  const story = tellFromKey()
  story.send(answer, failed('code-expired'))
  expect([story.tags(), story.context().failure?.kind]).toEqual([['secretMissing'], 'code-expired'])
})

it('checks no code after too many until the cool-down is over', () => {
  const story = tellFromKey()
  story.send(answer, failed('too-many-requests'), answer)
  expect([story.tags(), story.begun('enroll')]).toEqual([['coolingDown', 'secret'], 1])
  story.wait(30_000)
  expect([story.tags(), story.context()]).toMatchObject([
    ['secret'],
    { failure: null, coolDownEndsAt: null },
  ])
  story.send(answer)
  expect(story.begun('enroll')).toBe(2)
})

it('checks no code after too many for a confirmed person, either', () => {
  const story = tellFromKey()
  story.send(answer, failed('requires-recent-login'), { type: 'identity.confirmed' })
  story.send(failed('too-many-requests'), answer)
  expect([story.tags(), story.begun('enroll')]).toEqual([['coolingDown', 'secret'], 1])
})

it('continues with the same code after the person has confirmed their identity, or forgets it', () => {
  const story = tellFromKey()
  story.send(answer, failed('requires-recent-login'))
  expect([story.tags(), story.atWork()]).toEqual([['confirming', 'secret'], {}])
  story.send({ type: 'identity.canceled' })
  expect([story.tags(), story.done()]).toEqual([['secret'], ['discardChange']])
  story.send(answer, failed('requires-recent-login'), { type: 'identity.confirmed' })
  expect([story.tags(), Object.keys(story.atWork())]).toEqual([
    ['busy', 'secret'],
    ['keepSecret', 'resumeEnrollment'],
  ])
  story.send(failed('invalid-verification-code'))
  expect([story.tags(), story.context().failure?.kind]).toEqual([
    ['secret'],
    'invalid-verification-code',
  ])
  story.send(answer, failed('requires-recent-login'), { type: 'identity.confirmed' })
  story.send({ type: 'change.made' })
  expect([story.state(), story.done()]).toEqual(['done', ['discardChange']])
})

it.each([
  [[answer]],
  [[answer, failed('requires-recent-login'), { type: 'identity.confirmed' }]],
] as const)('abandons a check after a minute and a half: %j', (events) => {
  const story = tellFromKey()
  story.send(...events)
  story.wait(89_999)
  expect(story.tags()).toEqual(['busy', 'secret'])
  story.wait(1)
  expect([story.tags(), story.context().failure?.kind]).toEqual([
    ['secret'],
    'network-request-failed',
  ])
})
