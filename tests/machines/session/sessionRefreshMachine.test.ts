import { sessionRefreshMachine } from '#src/machines/session/sessionRefreshMachine.ts'
import { failed } from '#tests/support/failures.ts'
import { describeMachine } from '#tests/support/statechart/describeMachine.ts'
import { expect, it } from 'vitest'
import { begin } from '#tests/support/statechart/story.ts'

describeMachine({
  machine: sessionRefreshMachine,
  events: [
    { type: 'token.read', expiresAt: 3_600_000 },
    { type: 'page.returned' },
    failed('network-request-failed'),
  ],
  unboundedContext: ['failures'],
  invariants: {
    'a time to renew at while the token is fresh': ({ value, context }) =>
      value !== 'fresh' || (context.expiresAt > 0 && context.failures === 0),
  },
})

const minute = 60_000

it('renews a token five minutes before it expires, and then follows the new one', () => {
  const story = begin(sessionRefreshMachine)
  expect(Object.keys(story.atWork())).toEqual(['watchReturns', 'readToken'])
  story.send({ type: 'token.read', expiresAt: Date.now() + 60 * minute })
  expect(Object.keys(story.atWork())).toEqual(['watchReturns'])
  story.wait(55 * minute - 1)
  expect(story.begun('renewToken')).toBe(0)
  story.wait(1)
  expect(Object.keys(story.atWork())).toEqual(['watchReturns', 'renewToken'])
  story.send({ type: 'token.read', expiresAt: Date.now() + 30 * minute })
  story.wait(25 * minute)
  expect(story.begun('renewToken')).toBe(2)
})

it('renews once a minute at most, even if the clock says that every token has expired', () => {
  const story = begin(sessionRefreshMachine)
  story.send({ type: 'token.read', expiresAt: Date.now() - 60 * minute })
  story.wait(minute - 1)
  expect(story.begun('renewToken')).toBe(0)
  story.wait(1)
  expect(story.begun('renewToken')).toBe(1)
})

it('retries after half a minute, doubling up to 16, and starts over after a success', () => {
  const story = begin(sessionRefreshMachine)
  story.send(failed('network-request-failed'))
  for (const [tries, wait] of [0.5, 1, 2, 4, 8, 16, 16].entries()) {
    story.wait(wait * minute - 1)
    expect(story.begun('renewToken')).toBe(tries)
    story.wait(1)
    expect(story.begun('renewToken')).toBe(tries + 1)
    story.send(failed('network-request-failed'))
  }
  story.send({ type: 'page.returned' })
  expect(story.begun('renewToken')).toBe(8)
  story.send({ type: 'token.read', expiresAt: Date.now() + 6 * minute })
  story.wait(minute)
  story.send(failed('network-request-failed'))
  story.wait(0.5 * minute)
  expect(story.begun('renewToken')).toBe(10)
})

it('checks the account when the person returns, and keeps its schedule if nothing changed', () => {
  const story = begin(sessionRefreshMachine)
  story.send({ type: 'token.read', expiresAt: Date.now() + 60 * minute })
  story.send({ type: 'page.returned' })
  expect(Object.keys(story.atWork())).toEqual(['watchReturns', 'lookUp'])
  story.send(failed('network-request-failed'))
  expect(Object.keys(story.atWork())).toEqual(['watchReturns'])
  story.wait(55 * minute)
  expect(Object.keys(story.atWork())).toEqual(['watchReturns', 'renewToken'])
})

it.each([
  ['reading', [], 'backingOff'],
  ['lookingUp', ['token.read', 'page.returned'], 'fresh'],
  ['renewing', ['error', 'page.returned'], 'backingOff'],
] as const)('waits for an answer while %s for a minute and a half', (state, names, next) => {
  const story = begin(sessionRefreshMachine)
  const events = {
    'token.read': { type: 'token.read', expiresAt: Date.now() + 60 * minute },
    'page.returned': { type: 'page.returned' },
    error: failed('network-request-failed'),
  } as const
  story.send(...names.map((name) => events[name]))
  story.wait(1.5 * minute - 1)
  expect(story.state()).toBe(state)
  story.wait(1)
  expect(story.state()).toBe(next)
})
