import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  cooledDown,
  failed as settled,
  overloaded,
  rested,
  timeUntil,
} from '#src/machines/coolDown.ts'
import { failureIn } from '#src/machines/failures.ts'
import { failed } from '#tests/support/failures.ts'

const tooMany = failed('too-many-requests')

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }))
afterEach(() => void vi.useRealTimers())

it('lets a provider rest for half a minute, twice as long each time, and 16 minutes at last', () => {
  let context = rested
  const minutes = Array.from({ length: 7 }, () => {
    const next = overloaded({ context, event: tooMany })
    expect(next.failure).toEqual(tooMany.failure)
    context = next
    return (next.coolDownEndsAt - Date.now()) / 60_000
  })
  expect(minutes).toEqual([0.5, 1, 2, 4, 8, 16, 16])
})

it('counts anew after any other failure', () => {
  const event = failed('network-request-failed')
  const context = {
    ...rested,
    ...overloaded({ context: rested, event: tooMany }),
    ...settled({ event }),
  }
  expect(context).toMatchObject({ failure: event.failure, refusals: 0 })
  expect(overloaded({ context, event: tooMany }).coolDownEndsAt).toBe(Date.now() + 30_000)
})

it('forgets the failure once the wait is over, but not how often there was one', () => {
  const context = { ...overloaded({ context: rested, event: tooMany }), ...cooledDown }
  expect(context).toEqual({ failure: null, coolDownEndsAt: null, refusals: 1 })
})

it('counts the time until a moment, and none after it', () => {
  expect([1_000_250, 1_000_000, 999_000, null].map(timeUntil)).toEqual([250, 0, 0, 0])
})

it('finds a failure in nothing but the event of one', () => {
  expect(failureIn(tooMany)).toEqual({ kind: 'too-many-requests', code: 'auth/too-many-requests' })
  expect(() => failureIn({ type: 'signOut' })).toThrow('"signOut" carries no failure.')
  expect(() => failureIn({ type: 'the error.' })).toThrow('"the error." carries no failure.')
})
