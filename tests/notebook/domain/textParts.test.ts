import { assert, property, string, constantFrom } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isComparable, linesOf, tokensOf } from '#src/notebook/domain/textMerge.ts'

describe('the parts of a text', () => {
  it('are lines, each with its end, also the empty ones', () => {
    expect(linesOf('milk and\n\n oat milk\nn')).toEqual(['milk and\n', '\n', ' oat milk\n', 'n'])
  })

  it('are words, and what is between them', () => {
    expect(tokensOf(' oat  milk,\nsalt ')).toEqual([' ', 'oat', '  ', 'milk,', '\n', 'salt', ' '])
  })

  it('make the text again', () => {
    const texts = string({ unit: constantFrom('a', 'b', ' ', '\n', '😀') })
    assert(
      property(texts, (text) => {
        expect(linesOf(text).join('')).toBe(text)
        expect(tokensOf(text).join('')).toBe(text)
      }),
    )
  })
})

const same = (count: number) => Array.from({ length: count }, () => 'same')

describe('comparing parts', () => {
  it('looks at every pair of equal parts, and at two million at most', () => {
    expect(isComparable(same(1_000), [same(1_000), same(1_000)])).toBe(true)
    expect(isComparable(same(1_000), [same(1_000), same(1_001)])).toBe(false)
    expect(isComparable(same(2_000), [same(1_000)])).toBe(true)
    expect(isComparable(same(2_001), [same(1_000)])).toBe(false)
  })

  it('takes any number of parts that are not equal', () => {
    const many = Array.from({ length: 5_000 }, (_, index) => `${index}`)
    expect(isComparable(many, [many, same(5_000)])).toBe(true)
  })
})
