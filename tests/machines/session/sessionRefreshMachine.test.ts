import { expect, it } from 'vitest'
import { sessionRefreshMachine } from '#src/machines/session/sessionRefreshMachine.ts'
import { failed } from '#tests/support/failures.ts'
import { describeMachine } from '#tests/support/statechart/describeMachine.ts'
import { startActor } from '#tests/support/statechart/startActor.ts'

describeMachine({
  machine: sessionRefreshMachine,
  events: [
    { type: 'token.read', expiresAt: 3_600_000 },
    { type: 'page.shown' },
    failed('network-request-failed'),
  ],
  unboundedContext: ['failureCount'],
  invariants: {
    'a time to renew at while the token is fresh': ({ value, context }) =>
      value !== 'fresh' || (context.expiresAt > 0 && context.failureCount === 0),
  },
})

const minute = 60_000

it('renews a token five minutes before it expires, and then follows the new one', () => {
  const actor = startActor(sessionRefreshMachine)
  expect(Object.keys(actor.runningPorts())).toEqual(['watchPageShown', 'readToken'])
  actor.send({ type: 'token.read', expiresAt: Date.now() + 60 * minute })
  expect(Object.keys(actor.runningPorts())).toEqual(['watchPageShown'])
  actor.wait(55 * minute - 1)
  expect(actor.startCount('renewToken')).toBe(0)
  actor.wait(1)
  expect(Object.keys(actor.runningPorts())).toEqual(['watchPageShown', 'renewToken'])
  actor.send({ type: 'token.read', expiresAt: Date.now() + 30 * minute })
  actor.wait(25 * minute)
  expect(actor.startCount('renewToken')).toBe(2)
})

it('renews once a minute at most, even if the clock says that every token has expired', () => {
  const actor = startActor(sessionRefreshMachine)
  actor.send({ type: 'token.read', expiresAt: Date.now() - 60 * minute })
  actor.wait(minute - 1)
  expect(actor.startCount('renewToken')).toBe(0)
  actor.wait(1)
  expect(actor.startCount('renewToken')).toBe(1)
})

it('retries after half a minute, doubling up to 16, and starts over after a success', () => {
  const actor = startActor(sessionRefreshMachine)
  actor.send(failed('network-request-failed'))
  for (const [tries, wait] of [0.5, 1, 2, 4, 8, 16, 16].entries()) {
    actor.wait(wait * minute - 1)
    expect(actor.startCount('renewToken')).toBe(tries)
    actor.wait(1)
    expect(actor.startCount('renewToken')).toBe(tries + 1)
    actor.send(failed('network-request-failed'))
  }
  actor.send({ type: 'page.shown' })
  expect(actor.startCount('renewToken')).toBe(8)
  actor.send({ type: 'token.read', expiresAt: Date.now() + 6 * minute })
  actor.wait(minute)
  actor.send(failed('network-request-failed'))
  actor.wait(0.5 * minute)
  expect(actor.startCount('renewToken')).toBe(10)
})

it('checks the account when the person returns, and keeps its schedule if nothing changed', () => {
  const actor = startActor(sessionRefreshMachine)
  actor.send({ type: 'token.read', expiresAt: Date.now() + 60 * minute })
  actor.send({ type: 'page.shown' })
  expect(Object.keys(actor.runningPorts())).toEqual(['watchPageShown', 'lookUp'])
  actor.send(failed('network-request-failed'))
  expect(Object.keys(actor.runningPorts())).toEqual(['watchPageShown'])
  actor.wait(55 * minute)
  expect(Object.keys(actor.runningPorts())).toEqual(['watchPageShown', 'renewToken'])
})

it.each([
  ['reading', [], 'backingOff'],
  ['lookingUp', ['token.read', 'page.shown'], 'fresh'],
  ['renewing', ['error', 'page.shown'], 'backingOff'],
] as const)('waits for an answer while %s for a minute and a half', (state, names, next) => {
  const actor = startActor(sessionRefreshMachine)
  const events = {
    'token.read': { type: 'token.read', expiresAt: Date.now() + 60 * minute },
    'page.shown': { type: 'page.shown' },
    error: failed('network-request-failed'),
  } as const
  actor.send(...names.map((name) => events[name]))
  actor.wait(1.5 * minute - 1)
  expect(actor.state()).toBe(state)
  actor.wait(1)
  expect(actor.state()).toBe(next)
})
