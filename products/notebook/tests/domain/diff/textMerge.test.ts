import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mergeText } from '#products/notebook/domain/diff/textMerge.ts'

const base = 'milk\nbread\neggs\n'

describe('merging texts', () => {
  it.each([
    [
      'keeps an edit that only one side made',
      'milk\nbread\neggs\nsalt\n',
      base,
      'milk\nbread\neggs\nsalt\n',
    ],
    [
      'merges edits of different lines',
      'oat milk\nbread\neggs\n',
      'milk\nbread\nsix eggs\n',
      'oat milk\nbread\nsix eggs\n',
    ],
    [
      'gives up if edits touch each other',
      'oat milk\nbread\neggs\n',
      'milk, cold\nbread\neggs\n',
      null,
    ],
    [
      'applies an edit that both sides made once',
      'milk\nrye\neggs\n',
      'milk\nrye\neggs\n',
      'milk\nrye\neggs\n',
    ],
    ['gives up where both changed the same word', 'milk\nrye\neggs\n', 'milk\ntoast\neggs\n', null],
    [
      'deletes a line that one side deleted and the other left as it was',
      'milk\neggs\n',
      base,
      'milk\neggs\n',
    ],
    [
      'gives up if one side deleted what the other changed',
      'milk\neggs\n',
      'milk\nrye bread\neggs\n',
      null,
    ],
  ])('%s', (_, theirs, mine, merged) => {
    expect(mergeText(base, theirs, mine)).toBe(merged)
  })

  it('keeps edits of separate words in a long line', () => {
    const line = 'the quick brown fox jumps over the lazy dog'
    const theirs = line.replace('quick', 'slow')
    const mine = line.replace('lazy', 'brave')
    expect(mergeText(line, theirs, mine)).toBe('the slow brown fox jumps over the brave dog')
  })

  it('keeps words that both sides typed in the same lines by turns', () => {
    const lines = 'one two\nthree four\nfive six\n'
    const theirs = 'ONE two\nthree four\nFIVE six\n'
    const mine = 'one TWO\nthree FOUR\nfive SIX\n'
    expect(mergeText(lines, theirs, mine)).toBe('ONE TWO\nthree FOUR\nFIVE SIX\n')
  })

  it('applies an edit that both sides made once, also next to another', () => {
    const theirs = 'milk, cold\nbread, dark\neggs\n'
    const mine = 'milk, cold\nbread\neggs\n'
    expect(mergeText(base, theirs, mine)).toBe(theirs)
    expect(mergeText(base, mine, theirs)).toBe(theirs)
  })

  it('keeps words once that both sides inserted among others', () => {
    const theirs = 'milk, cold\nbread, dark\neggs\n'
    const mine = 'milk\nbread, dark\neggs, six\n'
    const both = 'milk, cold\nbread, dark\neggs, six\n'
    expect([mergeText(base, theirs, mine), mergeText(base, mine, theirs)]).toEqual([both, both])
  })

  it("doesn't write a line twice that both sides added", () => {
    const theirs = 'milk\nrye\neggs\n'
    const mine = 'milk\nrye rolls\neggs\n'
    expect(mergeText('milk\nrye\n', theirs, mine)).toBeNull()
    expect(mergeText('milk\nrye\n', mine, theirs)).toBeNull()
  })

  it('keeps what one side wrote after many equal lines', () => {
    const lines = '\n'.repeat(90_000)
    expect(mergeText(lines, lines, `${lines}two`)).toBe(`${lines}two`)
    expect(mergeText(lines, `${lines}two`, lines)).toBe(`${lines}two`)
    expect(mergeText(lines, `${lines}two`, `${lines}two`)).toBe(`${lines}two`)
  })

  it('gives the same result in either order', () => {
    const text = fc.array(fc.constantFrom('a', 'b', 'c', '\n', ' ')).map((parts) => parts.join(''))
    fc.assert(
      fc.property(text, text, text, (original, one, other) => {
        expect(mergeText(original, one, other)).toBe(mergeText(original, other, one))
      }),
    )
  })

  it("isn't misled by equal lines", () => {
    expect(mergeText('a\na\na\n', 'b\na\na\n', 'a\na\nc\n')).toBe('b\na\nc\n')
  })

  it('merges the ends of 200,000 empty lines in time', () => {
    const lines = '\n'.repeat(199_990)
    expect(mergeText(lines, `one${lines}`, `${lines}two`)).toBe(`one${lines}two`)
  })

  it('gives up in time if both sides changed many equal lines', () => {
    const lines = '\n'.repeat(90_000)
    expect(mergeText(lines + lines, `a${lines}b${lines}`, `${lines}c${lines}d`)).toBeNull()
  })
})
