import { describe, expect, it } from 'vitest'
import { notebookText } from '#src/notebook/text/productText.ts'

const sources = import.meta.glob<string>(
  ['../../src/**/text/*.ts', '../../src/languages/*/*.ts', '!../../src/**/sentencesText.ts'],
  { eager: true, query: '?raw', import: 'default' },
)

const conditionalPart = /\$\{[^{}'"`]*\?\s*['"`]/

it('no text is composed of words that depend on a condition, or of a list that Intl doesn’t join', () => {
  const composed = Object.entries(sources).filter(
    ([, source]) => conditionalPart.test(source) || source.includes('.join('),
  )
  expect(Object.keys(sources).length).toBeGreaterThan(200)
  expect(composed.map(([file]) => file)).toEqual([])
})

describe('the outcome of an import', () => {
  it.each([
    [{}, ['Nothing was added.']],
    [{ notesAdded: 1 }, ['One note was added.']],
    [{ filesAdded: 2, notesThere: 1 }, ['2 files were added.', 'One note was already here.']],
    [
      { notesAdded: 1, filesAdded: 1, notesThere: 3, filesThere: 1 },
      ['One note and one file were added.', '3 notes and one file were already here.'],
    ],
  ])('of %j is told in whole sentences', (counts, sentences) => {
    expect(notebookText.archive.outcome(counts)).toEqual(sentences)
  })
})
