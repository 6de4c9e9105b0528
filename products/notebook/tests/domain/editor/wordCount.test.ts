import { assert, property, string } from 'fast-check'
import { expect, it } from 'vitest'
import { wordCount } from '#products/notebook/domain/editor/wordCount.ts'

it.each([
  ['', 0],
  [' \n\t', 0],
  ['one', 1],
  [' two\u00a0words\r\n', 2],
  ['a\u2003b\u3000c\ufeffd', 4],
  ['👋🏽 – naïve', 3],
])('counts the words of %j', (text, count) => {
  expect(wordCount(text)).toBe(count)
})

it('counts text between any kind of whitespace', () => {
  assert(
    property(string({ unit: 'binary' }), (text) => {
      expect(wordCount(text)).toBe(text.split(/\s+/).filter(Boolean).length)
    }),
  )
})
