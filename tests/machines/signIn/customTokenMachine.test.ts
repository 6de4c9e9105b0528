import { expect, it } from 'vitest'
import { nextActions } from '#src/domain/failure.ts'
import { customTokenMachine } from '#src/machines/signIn/customTokenMachine.ts'
import { failed } from '#tests/support/failures.ts'
import { describeMachine } from '#tests/support/statechart/describeMachine.ts'
import { describeRequest } from '#tests/support/statechart/describeRequest.ts'
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

describeRequest({
  machine: customTokenMachine,
  ask: { type: 'token.apply', token },
  port: 'applyToken',
})

it('signs in with the token when asked to, and names the account', () => {
  const actor = startActor(customTokenMachine)
  expect([actor.state(), actor.runningPorts()]).toEqual(['ready', {}])
  actor.send({ type: 'token.apply', token })
  expect([actor.tags(), actor.runningPorts()]).toEqual([['busy'], { applyToken: { token } }])
  actor.send({ type: 'token.applied', uid: 'ada' }, { type: 'token.apply', token })
  expect([actor.tags(), actor.runningPorts(), actor.context().uid]).toEqual([['busy'], {}, 'ada'])
})

it("doesn't retry a token that Firebase has refused for good", () => {
  const actor = startActor(customTokenMachine)
  actor.send({ type: 'token.apply', token }, failed('app-not-authorized'))
  actor.send({ type: 'token.apply', token })
  expect([actor.state(), actor.runningPorts(), actor.context().failure]).toEqual([
    'refused',
    {},
    null,
  ])
})
