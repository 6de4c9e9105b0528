import { expect, it } from 'vitest'

const sources = import.meta.glob<string>(
  [
    '../../{src,products/*}/text/**/*.ts',
    '../../{,products/*/}translations/**/*.ts',
    '!../../translations/*.ts',
  ],
  { eager: true, query: '?raw', import: 'default' },
)

const conditionalPart = /\$\{[^{}'"`]*\?\s*['"`]/

/** Except for `sentencesText`, which joins `all`. */
const joined = /(?<!\ball)\.join\(/

it('no text is composed of words that depend on a condition, or of a list that Intl doesn’t join', () => {
  const composed = Object.entries(sources).filter(
    ([, source]) => conditionalPart.test(source) || joined.test(source),
  )
  expect(Object.keys(sources).length).toBeGreaterThan(150)
  expect(composed.map(([file]) => file)).toEqual([])
})
