import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { commonEnds } from '#products/notebook/domain/diff/commonEnds.ts'

describe('the common ends of two texts', () => {
  it.each([
    ['', '', 0, 0],
    ['same', 'same', 4, 0],
    ['one tree', 'one bee', 4, 2],
    ['aa', 'aaa', 2, 0],
    ['abc', 'xyz', 0, 0],
  ])('are counted in %j and %j', (one, other, start, end) => {
    expect(commonEnds(one, other)).toEqual({ start, end })
  })

  it("don't overlap and are the same in both texts", () => {
    const text = fc.array(fc.constantFrom('a', 'b')).map((letters) => letters.join(''))
    fc.assert(
      fc.property(text, text, (one, other) => {
        const { start, end } = commonEnds(one, other)
        expect(start + end).toBeLessThanOrEqual(Math.min(one.length, other.length))
        expect(one.slice(0, start)).toBe(other.slice(0, start))
        expect(one.slice(one.length - end)).toBe(other.slice(other.length - end))
      }),
    )
  })
})
