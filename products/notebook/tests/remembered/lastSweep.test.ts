import { expect, it } from 'vitest'
import { day } from '#products/notebook/domain/trashTime.ts'
import { isCleanUpDue, recordCleanUp } from '#products/notebook/remembered/lastSweep.ts'

it('a device cleans up once a day', () => {
  const now = Date.UTC(2026, 0, 2)
  expect(isCleanUpDue(now)).toBe(true)
  recordCleanUp(now)
  expect([isCleanUpDue(now), isCleanUpDue(now + day - 1), isCleanUpDue(now + day)]).toEqual([
    false,
    false,
    true,
  ])
})

it('a device also cleans up after its clock was set back by a day', () => {
  const now = Date.UTC(2026, 0, 2)
  recordCleanUp(now)
  expect([isCleanUpDue(now - day + 1), isCleanUpDue(now - day)]).toEqual([false, true])
})
