import { expect, it } from 'vitest'
import { nextActions } from '#src/domain/failure.ts'
import { customTokenMachine } from '#src/machines/signIn/customTokenMachine.ts'
import { failed } from '#tests/support/failures.ts'
import { describeMachine } from '#tests/support/statechart/describeMachine.ts'
import { startActor } from '#tests/support/statechart/startActor.ts'

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
  const actor = startActor(customTokenMachine)
  expect([actor.tags(), actor.runningPorts()]).toEqual([[], {}])
  actor.send({ type: 'token.apply', token })
  expect([actor.tags(), actor.runningPorts()]).toEqual([['busy'], { applyToken: { token } }])
  actor.send({ type: 'token.applied', uid: 'ada' }, { type: 'token.apply', token })
  expect([actor.tags(), actor.runningPorts(), actor.context().uid]).toEqual([['busy'], {}, 'ada'])
})

it("doesn't retry a token that Firebase has refused for good", () => {
  const actor = startActor(customTokenMachine)
  actor.send({ type: 'token.apply', token }, failed('app-not-authorized'))
  actor.send({ type: 'token.apply', token })
  expect([actor.tags(), actor.runningPorts(), actor.context().failure]).toEqual([
    ['refused'],
    {},
    null,
  ])
})

it('can be retried after a network failure', () => {
  const actor = startActor(customTokenMachine)
  actor.send({ type: 'token.apply', token }, failed('network-request-failed'))
  expect([actor.tags(), actor.runningPorts(), actor.context().failure?.kind]).toEqual([
    [],
    {},
    'network-request-failed',
  ])
  actor.send({ type: 'token.apply', token })
  expect([actor.tags(), actor.context().failure]).toEqual([['busy'], null])
})

it('requests nothing after too many requests until the cool-down is over, and then it does', () => {
  const actor = startActor(customTokenMachine)
  actor.send({ type: 'token.apply', token }, failed('too-many-requests'))
  actor.send({ type: 'token.apply', token })
  expect([actor.tags(), actor.startCount('applyToken')]).toEqual([['coolingDown'], 1])
  expect(actor.context().coolDownEndsAt).toBe(Date.now() + 30_000)
  actor.wait(30_000)
  expect(actor.context()).toMatchObject({ failure: null, coolDownEndsAt: null })
  actor.send({ type: 'token.apply', token })
  expect(actor.startCount('applyToken')).toBe(2)
})

it('gives up after a minute and a half without an answer, and can be retried', () => {
  const actor = startActor(customTokenMachine)
  actor.send({ type: 'token.apply', token })
  actor.wait(89_999)
  expect(actor.tags()).toEqual(['busy'])
  actor.wait(1)
  expect([actor.tags(), actor.runningPorts(), actor.context().failure?.kind]).toEqual([
    [],
    {},
    'network-request-failed',
  ])
  actor.send({ type: 'token.apply', token })
  expect(actor.tags()).toEqual(['busy'])
})
