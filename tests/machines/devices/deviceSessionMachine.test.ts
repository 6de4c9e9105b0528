import { expect, it } from 'vitest'
import { deviceSessionMachine } from '#src/machines/devices/deviceSessionMachine.ts'
import { failed } from '#tests/support/failures.ts'
import { describeMachine } from '#tests/support/statechart/describeMachine.ts'
import { begin } from '#tests/support/statechart/story.ts'

const hour = 3_600_000
const input = { uid: 'ada' }

describeMachine({
  machine: deviceSessionMachine.provide({
    actions: { endRevoked: () => undefined, endExpired: () => undefined },
  }),
  input,
  events: [
    { type: 'session.revoked' },
    { type: 'session.expired' },
    { type: 'session.renewed' },
    { type: 'session.registered', dueIn: hour },
    failed('network-request-failed'),
  ],
  invariants: {
    'nothing to do once the session has ended': ({ value, status }) =>
      (value === 'ended') === (status === 'done'),
  },
})

it('registers this device at once, so that a page that closes soon has done it, and then every hour', () => {
  const story = begin(deviceSessionMachine, input)
  expect(story.atWork()).toEqual({
    watchRevocation: input,
    watchSessionLimit: input,
    registerSession: input,
  })
  story.send({ type: 'session.registered', dueIn: hour })
  story.wait(hour - 1)
  expect(story.begun('registerSession')).toBe(1)
  story.wait(1)
  expect(story.begun('registerSession')).toBe(2)
})

it('registers this device an hour after another tab has', () => {
  const story = begin(deviceSessionMachine, input)
  story.send({ type: 'session.registered', dueIn: 600_000 })
  story.wait(599_999)
  expect(story.begun('registerSession')).toBe(1)
  story.wait(1)
  expect(story.begun('registerSession')).toBe(2)
})

it("retries after a minute if it couldn't register", () => {
  const story = begin(deviceSessionMachine, input)
  story.send(failed('network-request-failed'))
  story.wait(59_999)
  expect(story.begun('registerSession')).toBe(1)
  story.wait(1)
  expect(story.begun('registerSession')).toBe(2)
})

it.each([
  ['is registering', []],
  ['has registered', [{ type: 'session.registered', dueIn: hour }]],
  ['could not register', [failed('network-request-failed')]],
] as const)('registers the new sign-in when it %s', (_, events) => {
  const story = begin(deviceSessionMachine, input)
  const before = story.begun('registerSession')
  story.send(...events, { type: 'session.renewed' })
  expect(story.begun('registerSession')).toBe(before + 1)
})

it.each([
  ['another device has signed it out', 'session.revoked', 'endRevoked'],
  ['it has lasted as long as the owner allows', 'session.expired', 'endExpired'],
] as const)('ends the session once %s', (_, type, action) => {
  const story = begin(deviceSessionMachine, input)
  story.send({ type })
  expect([story.state(), story.done(), story.atWork()]).toEqual(['ended', [action], {}])
})
