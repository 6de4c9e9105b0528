import { array, assert, constantFrom, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { commonEnd, commonStart } from '#products/notebook/domain/diff/commonText.ts'

const text = array(constantFrom('a', 'b', '👋')).map((letters) => letters.join(''))

describe('the common start and end of two texts', () => {
  it.each([
    ['', '', 0, 0],
    ['same', 'same', 4, 4],
    ['one tree', 'one bee', 4, 2],
    ['aa', 'aaa', 2, 2],
    ['abc', 'xyz', 0, 0],
  ])('are measured in %j and %j', (one, other, start, end) => {
    expect([commonStart(one, other), commonEnd(one, other)]).toEqual([start, end])
  })

  it('end at the first difference or at the end of a text', () => {
    assert(
      property(text, text, (one, other) => {
        const start = commonStart(one, other)
        expect(other.startsWith(one.slice(0, start))).toBe(true)
        expect(one[start] === undefined || one[start] !== other[start]).toBe(true)
        const end = commonEnd(one, other)
        expect(other.endsWith(one.slice(one.length - end))).toBe(true)
        expect(one.at(-1 - end) === undefined || one.at(-1 - end) !== other.at(-1 - end)).toBe(true)
      }),
    )
  })
})
