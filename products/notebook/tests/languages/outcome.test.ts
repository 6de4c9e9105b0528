import { describe, expect, it } from 'vitest'
import { productText } from '#products/notebook/text/productText.ts'

describe('the outcome of an import', () => {
  it.each([
    [{}, ['Nothing was added.']],
    [{ notesAdded: 1 }, ['One note was added.']],
    [{ filesAdded: 2, notesExisting: 1 }, ['2 files were added.', 'One note was already here.']],
    [
      { notesAdded: 1, filesAdded: 1, notesExisting: 3, filesExisting: 1 },
      ['One note and one file were added.', '3 notes and one file were already here.'],
    ],
  ])('of %j is told in whole sentences', (counts, sentences) => {
    expect(productText.archive.outcome(counts)).toEqual(sentences)
  })
})
