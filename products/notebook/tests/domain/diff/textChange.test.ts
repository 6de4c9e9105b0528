import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  applyChange,
  changeBetween,
  changesNothing,
  invertChange,
  rebaseChange,
  type TextChange,
} from '#products/notebook/domain/diff/textChange.ts'

const texts = fc.string({ unit: fc.constantFrom('a', 'b', ' ', '\n', '😀'), maxLength: 24 })

/** Any change, cut off at the end of the text. */
const changes = fc.array(
  fc.oneof(fc.integer({ min: -6, max: 6 }), fc.string({ unit: 'grapheme', maxLength: 3 })),
  { maxLength: 8 },
)

function fit(change: TextChange, text: string): TextChange {
  let left = text.length
  return change.map((part) => {
    if (typeof part === 'string') return part
    const length = Math.min(Math.abs(part), left)
    left -= length
    return Math.sign(part) * length
  })
}

describe('a change to a text', () => {
  it('keeps, removes and inserts from the start', () => {
    expect(applyChange('bread and butter', [6, -3, 'with', 1, 'salty '])).toBe(
      'bread with salty butter',
    )
  })

  it('is rebased on what another change inserted or removed', () => {
    const [text, mine, theirs] = ['bread and butter', [6, -4], [9, ' fresh', 1, -6]] as const
    expect(applyChange(text, mine)).toBe('bread butter')
    expect(applyChange(text, theirs)).toBe('bread and fresh ')
    expect(applyChange('bread and fresh ', rebaseChange(mine, theirs, true))).toBe('bread  fresh')
  })

  it('is undone by its inverse', () => {
    fc.assert(
      fc.property(texts, changes, (text, any) => {
        const change = fit(any, text)
        expect(applyChange(applyChange(text, change), invertChange(text, change))).toBe(text)
      }),
    )
  })

  it('gives the same text in either order with another change', () => {
    fc.assert(
      fc.property(texts, changes, changes, (text, some, others) => {
        const [one, other] = [fit(some, text), fit(others, text)]
        expect(applyChange(applyChange(text, other), rebaseChange(one, other, true))).toBe(
          applyChange(applyChange(text, one), rebaseChange(other, one, false)),
        )
      }),
    )
  })

  it('is found between any two texts', () => {
    fc.assert(
      fc.property(texts, texts, (before, after) => {
        const change = changeBetween(before, after)
        expect(applyChange(before, change)).toBe(after)
        expect(changesNothing(change)).toBe(before === after)
      }),
    )
  })
})
