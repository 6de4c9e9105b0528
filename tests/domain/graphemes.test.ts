import { expect, it } from 'vitest'
import { cutAt, restFrom } from '#src/domain/graphemes.ts'

it.each([
  ['a short text stays whole', 'fig', 3, 'fig'],
  ['letters are cut at the length', 'figs', 3, 'fig'],
  ['an emoji of two code units', 'fi🍐s', 3, 'fi'],
  ['an emoji with a skin tone', 'fi👋🏽s', 4, 'fi'],
  ['a family of joined emoji', 'fi👩‍👧s', 4, 'fi'],
  ['a letter with its mark', 'fige\u0301', 4, 'fig'],
])('never ends within a character: %s', (_, text, length, start) => {
  expect(cutAt(text, length)).toBe(start)
})

it.each([
  ['after whole letters', 'figs', 2, 'gs'],
  ['within an emoji of two code units', 'f🍐s', 2, 's'],
  ['between a letter and its mark', 'e\u0301s', 1, 's'],
  ['between joined emoji', '👩‍👧s', 2, '👧s'],
])('begins with a whole character: %s', (_, text, start, rest) => {
  expect(restFrom(text, start)).toBe(rest)
})
