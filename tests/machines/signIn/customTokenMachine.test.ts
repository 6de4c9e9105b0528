import { expect, it } from 'vitest'
import { customTokenMachine } from '#src/machines/signIn/customTokenMachine.ts'
import { nextActions } from '#src/domain/failure.ts'
import { failed } from '#tests/support/failures.ts'
import { describeMachine } from '#tests/support/statechart/describeMachine.ts'
import { begin } from '#tests/support/statechart/story.ts'

const token = 'token-from-the-link'

describeMachine({
  machine: customTokenMachine,
  events: [
    { type: 'token.apply', token },
    { type: 'token.applied', uid: 'ada' },
    failed('app-not-authorized'),
    failed('network-request-failed'),
    failed('too-many-requests'),
  ],
  volatileContext: ['coolDownEndsAt'],
  unboundedContext: ['throttleCount'],
  invariants: {
    'no token': ({ context }) => !JSON.stringify(context).includes(token),
    'a way to retry whenever one is promised': (snapshot) => {
      const { failure } = snapshot.context
      const isPromised = failure !== null && nextActions[failure.kind] === 'retry'
      return !isPromised || snapshot.can({ type: 'token.apply', token })
    },
  },
})

it('signs in with the token when asked to, and names the account', () => {
  const story = begin(customTokenMachine)
  expect([story.tags(), story.atWork()]).toEqual([[], {}])
  story.send({ type: 'token.apply', token })
  expect([story.tags(), story.atWork()]).toEqual([['busy'], { applyToken: { token } }])
  story.send({ type: 'token.applied', uid: 'ada' }, { type: 'token.apply', token })
  expect([story.tags(), story.atWork(), story.context().uid]).toEqual([['busy'], {}, 'ada'])
})

it("doesn't retry a token that Firebase has refused for good", () => {
  const story = begin(customTokenMachine)
  story.send({ type: 'token.apply', token }, failed('app-not-authorized'))
  story.send({ type: 'token.apply', token })
  expect([story.tags(), story.atWork(), story.context().failure]).toEqual([['refused'], {}, null])
})

it('can be retried after a network failure', () => {
  const story = begin(customTokenMachine)
  story.send({ type: 'token.apply', token }, failed('network-request-failed'))
  expect([story.tags(), story.atWork(), story.context().failure?.kind]).toEqual([
    [],
    {},
    'network-request-failed',
  ])
  story.send({ type: 'token.apply', token })
  expect([story.tags(), story.context().failure]).toEqual([['busy'], null])
})

it('requests nothing after too many requests until the cool-down is over, and then it does', () => {
  const story = begin(customTokenMachine)
  story.send({ type: 'token.apply', token }, failed('too-many-requests'))
  story.send({ type: 'token.apply', token })
  expect([story.tags(), story.begun('applyToken')]).toEqual([['coolingDown'], 1])
  expect(story.context().coolDownEndsAt).toBe(Date.now() + 30_000)
  story.wait(30_000)
  expect(story.context()).toMatchObject({ failure: null, coolDownEndsAt: null })
  story.send({ type: 'token.apply', token })
  expect(story.begun('applyToken')).toBe(2)
})

it('gives up after a minute and a half without an answer, and can be retried', () => {
  const story = begin(customTokenMachine)
  story.send({ type: 'token.apply', token })
  story.wait(89_999)
  expect(story.tags()).toEqual(['busy'])
  story.wait(1)
  expect([story.tags(), story.atWork(), story.context().failure?.kind]).toEqual([
    [],
    {},
    'network-request-failed',
  ])
  story.send({ type: 'token.apply', token })
  expect(story.tags()).toEqual(['busy'])
})
