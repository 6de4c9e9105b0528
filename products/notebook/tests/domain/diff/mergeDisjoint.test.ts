import { assert, nat, property, tuple } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mergeDisjoint } from '#products/notebook/domain/diff/mergeDisjoint.ts'

const parts = Array.from('abcdefgh')

/** Replaces the parts from `start` to `end`. */
function edited(start: number, end: number, ...put: string[]): string[] {
  return parts.toSpliced(start, end - start, ...put)
}

/** Merges two edits in either order. */
function merged(left: string[], right: string[]): (string | undefined)[] {
  return [mergeDisjoint(parts, left, right)?.join(''), mergeDisjoint(parts, right, left)?.join('')]
}

describe('two edits of the same parts', () => {
  it('are merged if there is something between them', () => {
    const both = ['aBdeXYfgh', 'aBdeXYfgh']
    expect(merged(edited(1, 3, 'B'), edited(5, 5, 'X', 'Y'))).toEqual(both)
    expect(merged(edited(0, 1), edited(7, 8))).toEqual(['bcdefg', 'bcdefg'])
  })

  it('are merged if they replace adjacent parts', () => {
    expect(merged(edited(1, 3, 'B'), edited(3, 4, 'D'))).toEqual(['aBDefgh', 'aBDefgh'])
  })

  it("aren't merged if one inserts at the edge of the other", () => {
    const none = [undefined, undefined]
    expect(merged(edited(3, 3, 'X'), edited(3, 5, 'D'))).toEqual(none)
    expect(merged(edited(1, 3, 'B'), edited(3, 3, 'X'))).toEqual(none)
    expect(merged(edited(3, 3, 'X'), edited(3, 3, 'Y'))).toEqual(none)
  })

  it("aren't merged if either keeps the part where they meet, because it may be an insertion", () => {
    const none = [undefined, undefined]
    const [cut, wrote] = [edited(1, 3, 'B'), edited(1, 3, 'B', 'c', 'X')]
    expect(merged(wrote, edited(3, 5, 'Y', 'd', 'E'))).toEqual(none)
    expect(merged(wrote, edited(3, 4, 'D'))).toEqual(none)
    expect(merged(cut, edited(3, 5, 'Y', 'd', 'E'))).toEqual(none)
    expect(merged(edited(1, 3), edited(3, 4, 'D'))).toEqual(['aDefgh', 'aDefgh'])
  })

  it("aren't merged if they overlap or one contains the other", () => {
    const none = [undefined, undefined]
    expect(merged(edited(1, 4, 'B'), edited(3, 6, 'D'))).toEqual(none)
    expect(merged(edited(1, 6, 'B'), edited(3, 4, 'D'))).toEqual(none)
    expect(merged(edited(1, 6, 'B'), edited(3, 3, 'X'))).toEqual(none)
  })

  it('stay where they were made', () => {
    assert(
      property(tuple(nat(8), nat(8), nat(8), nat(8)), (places) => {
        const [start, end, from, to] = places.toSorted((a, b) => a - b)
        if (start === undefined || end === undefined || from === undefined || to === undefined)
          return
        if (end === from) return
        const both = [...edited(from, to, 'Y')].toSpliced(start, end - start, 'X').join('')
        expect(merged(edited(start, end, 'X'), edited(from, to, 'Y'))).toEqual([both, both])
      }),
    )
  })
})
