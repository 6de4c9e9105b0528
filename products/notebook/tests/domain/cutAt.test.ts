import { expect, it } from 'vitest'
import { cutAt } from '#products/notebook/domain/cutAt.ts'

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
