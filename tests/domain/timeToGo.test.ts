import { expect, it } from 'vitest'
import { measurePace } from '#src/domain/timeToGo.ts'

it('tells how long a step still takes once it has gone on for a while', () => {
  let now = 0
  const timeToGo = measurePace(() => now)
  expect(timeToGo({ step: 'notes', done: 0, total: 100 })).toBeNull()
  now = 1_000
  expect(timeToGo({ step: 'notes', done: 10, total: 100 })).toBeNull()
  now = 4_000
  expect(timeToGo({ step: 'notes', done: 40, total: 100 })).toBe(6)
  expect(timeToGo({ step: 'files', done: 0, total: 100 })).toBeNull()
  now = 9_000
  expect(timeToGo({ step: 'files', done: 0, total: 100 })).toBeNull()
})

it('measures anew when a step is begun again', () => {
  let now = 0
  const timeToGo = measurePace(() => now)
  timeToGo({ step: 'notes', done: 0, total: 10 })
  now = 60_000
  expect(timeToGo({ step: 'notes', done: 0, total: null })).toBeNull()
  now = 64_000
  expect(timeToGo({ step: 'notes', done: 4, total: 10 })).toBe(6)
})
