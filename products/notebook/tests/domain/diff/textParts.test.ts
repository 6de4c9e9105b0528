import { assert, property, string, constantFrom } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isComparable, linesOf, tokensOf } from '#products/notebook/domain/diff/textParts.ts'

describe('the parts of a text', () => {
  it('are lines with their line breaks, including empty ones', () => {
    expect(linesOf('milk and\n\n oat milk\nn')).toEqual(['milk and\n', '\n', ' oat milk\n', 'n'])
  })

  it('are words and the whitespace between them', () => {
    expect(tokensOf(' oat  milk,\nsalt ')).toEqual([' ', 'oat', '  ', 'milk,', '\n', 'salt', ' '])
  })

  it('join to the same text', () => {
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
  it('counts every pair of equal parts, up to two million', () => {
    expect(isComparable(same(1_000), [same(1_000), same(1_000)])).toBe(true)
    expect(isComparable(same(1_000), [same(1_000), same(1_001)])).toBe(false)
    expect(isComparable(same(2_000), [same(1_000)])).toBe(true)
    expect(isComparable(same(2_001), [same(1_000)])).toBe(false)
  })

  it('allows any number of different parts', () => {
    const many = Array.from({ length: 5_000 }, (_, index) => `${index}`)
    expect(isComparable(many, [many, same(5_000)])).toBe(true)
  })
})
