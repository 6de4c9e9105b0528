import { expect, it } from 'vitest'
import { day } from '#products/notebook/domain/trashTime.ts'
import { isSweepDue, recordSweep } from '#products/notebook/remembered/lastSweep.ts'

it('a device cleans up once a day', () => {
  const now = Date.UTC(2026, 0, 2)
  expect(isSweepDue(now)).toBe(true)
  recordSweep(now)
  expect([isSweepDue(now), isSweepDue(now + day - 1), isSweepDue(now + day)]).toEqual([
    false,
    false,
    true,
  ])
})

it('a device also cleans up after its clock was set back by a day', () => {
  const now = Date.UTC(2026, 0, 2)
  recordSweep(now)
  expect([isSweepDue(now - day + 1), isSweepDue(now - day)]).toEqual([false, true])
})
