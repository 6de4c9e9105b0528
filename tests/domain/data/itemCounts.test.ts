import { expect, it } from 'vitest'
import { addCounts, areCountsEqual, totalOf } from '#src/domain/data/itemCounts.ts'

it('counts are added by name', () => {
  expect(addCounts({ notes: 1, files: 2 }, { files: 3, trash: 4 })).toEqual({
    notes: 1,
    files: 5,
    trash: 4,
  })
  expect(addCounts({}, {})).toEqual({})
})

it('a missing count is zero', () => {
  expect(areCountsEqual({ notes: 1, files: 0 }, { notes: 1 })).toBe(true)
  expect(areCountsEqual({ notes: 1 }, { notes: 1, files: 1 })).toBe(false)
  expect(areCountsEqual({ notes: 1, files: 1 }, { notes: 1 })).toBe(false)
})

it('all counts have one sum', () => {
  expect(totalOf({ notes: 2, files: 3 })).toBe(5)
  expect(totalOf({})).toBe(0)
})
