import { expect, it } from 'vitest'
import { deviceSessionMachine } from '#src/machines/devices/deviceSessionMachine.ts'
import { failed } from '#tests/support/failures.ts'
import { describeMachine } from '#tests/support/statechart/describeMachine.ts'
import { startActor } from '#tests/support/statechart/startActor.ts'

const hour = 3_600_000
const input = { uid: 'ada' }

describeMachine({
  machine: deviceSessionMachine.provide({
    actions: { endSignedOutSession: () => undefined, endOldSession: () => undefined },
  }),
  input,
  events: [
    { type: 'session.signedOutElsewhere' },
    { type: 'session.tooOld' },
    { type: 'session.reauthenticated' },
    { type: 'session.registered', dueIn: hour },
    failed('network-request-failed'),
  ],
  invariants: {
    'nothing to do once the session has ended': ({ value, status }) =>
      (value === 'ended') === (status === 'done'),
  },
})

it('registers this device at once, so that a tab that closes soon has done it, and then every hour', () => {
  const actor = startActor(deviceSessionMachine, input)
  expect(actor.runningPorts()).toEqual({
    watchRevocation: input,
    watchSessionLimit: input,
    registerSession: input,
  })
  actor.send({ type: 'session.registered', dueIn: hour })
  actor.wait(hour - 1)
  expect(actor.startCount('registerSession')).toBe(1)
  actor.wait(1)
  expect(actor.startCount('registerSession')).toBe(2)
})

it('registers this device an hour after another tab has', () => {
  const actor = startActor(deviceSessionMachine, input)
  actor.send({ type: 'session.registered', dueIn: 600_000 })
  actor.wait(599_999)
  expect(actor.startCount('registerSession')).toBe(1)
  actor.wait(1)
  expect(actor.startCount('registerSession')).toBe(2)
})

it("retries after a minute if it couldn't register", () => {
  const actor = startActor(deviceSessionMachine, input)
  actor.send(failed('network-request-failed'))
  actor.wait(59_999)
  expect(actor.startCount('registerSession')).toBe(1)
  actor.wait(1)
  expect(actor.startCount('registerSession')).toBe(2)
})

it.each([
  ['is registering', []],
  ['has registered', [{ type: 'session.registered', dueIn: hour }]],
  ['could not register', [failed('network-request-failed')]],
] as const)('registers the new sign-in when it %s', (_, events) => {
  const actor = startActor(deviceSessionMachine, input)
  const before = actor.startCount('registerSession')
  actor.send(...events, { type: 'session.reauthenticated' })
  expect(actor.startCount('registerSession')).toBe(before + 1)
})

it.each([
  ['another device has signed it out', 'session.signedOutElsewhere', 'endSignedOutSession'],
  ['it has lasted as long as the owner allows', 'session.tooOld', 'endOldSession'],
] as const)('ends the session once %s', (_, type, action) => {
  const actor = startActor(deviceSessionMachine, input)
  actor.send({ type })
  expect([actor.state(), actor.ranActions(), actor.runningPorts()]).toEqual(['ended', [action], {}])
})
