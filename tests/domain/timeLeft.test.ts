import { expect, it, vi } from 'vitest'
import { measurePace, timeLeft } from '#src/domain/timeLeft.ts'

it('returns in milliseconds how long the rest takes at the current pace', () => {
  const pace = { since: 1_000, from: 500 }
  expect(timeLeft(pace, 5_000, 900, 1_500)).toBe(6_000)
  expect(timeLeft(pace, 5_000, 900, 900)).toBeNull()
  expect(timeLeft(pace, 5_000, 500, 1_500)).toBeNull()
  expect(timeLeft(pace, 2_999, 900, 1_500)).toBeNull()
})

it('returns how long a step still takes once it has run for a while', () => {
  let now = 0
  const timeToGo = measurePace(() => now)
  expect(timeToGo({ step: 'notes', done: 0, total: 100 })).toBeNull()
  now = 1_000
  expect(timeToGo({ step: 'notes', done: 10, total: 100 })).toBeNull()
  now = 4_000
  expect(timeToGo({ step: 'notes', done: 40, total: 100 })).toBe(6_000)
  expect(timeToGo({ step: 'files', done: 0, total: 100 })).toBeNull()
  now = 9_000
  expect(timeToGo({ step: 'files', done: 0, total: 100 })).toBeNull()
})

it('measures again when a step restarts', () => {
  let now = 0
  const timeToGo = measurePace(() => now)
  timeToGo({ step: 'notes', done: 0, total: 10 })
  now = 60_000
  expect(timeToGo({ step: 'notes', done: 0, total: null })).toBeNull()
  now = 64_000
  expect(timeToGo({ step: 'notes', done: 4, total: 10 })).toBe(6_000)
})

it('returns a value from two seconds on, and none if the progress went back', () => {
  const pace = { since: 1_000, from: 500 }
  expect(timeLeft(pace, 3_000, 900, 1_500)).toBe(3_000)
  expect(timeLeft(pace, 5_000, 400, 1_500)).toBeNull()
  expect(timeLeft(pace, 5_000, 900, 800)).toBeNull()
})

it("uses the page's clock by default", () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(1_000)
  const timeToGo = measurePace()
  timeToGo({ step: 'notes', done: 0, total: null })
  clock.mockReturnValue(5_000)
  expect(timeToGo({ step: 'notes', done: 5, total: 10 })).toBe(4_000)
  clock.mockRestore()
})
