import { expect, it } from 'vitest'
import { continueList } from '#products/notebook/domain/markdown/listItems.ts'
import { marked, selectedIn } from '#products/notebook/tests/support/selectedIn.ts'

it.each([
  ['a dash', '- milk<>', '- milk\n- <>'],
  ['a star', '* milk<>', '* milk\n* <>'],
  ['a plus', '+ milk<>', '+ milk\n+ <>'],
  ['the next number', '9. milk<>', '9. milk\n10. <>'],
  ['the next number with a bracket', '1) milk<>', '1) milk\n2) <>'],
  ['an empty box', '- [x] milk<>', '- [x] milk\n- [ ] <>'],
  ['an empty box after an empty one', '1. [ ] milk<>', '1. [ ] milk\n2. [ ] <>'],
  ['the same indent', 'food\n  - milk<>\nend', 'food\n  - milk\n  - <>\nend'],
  ['the text after the caret', '- milk<> and honey', '- milk\n- <> and honey'],
  ['the selection removed', '- milk< and\n- honey>!', '- milk\n- <>!'],
  ['a link as plain text', '- [x](y)<>', '- [x](y)\n- <>'],
])('Enter continues a list with %s', (_, before, after) => {
  expect(shown(before)).toBe(after)
})

it.each([
  ['a bullet', '- milk\n- <>', '- milk\n<>'],
  ['a number', '1. milk\n2. <>\nend', '1. milk\n<>\nend'],
  ['a box', '- [ ] <>', '<>'],
  ['a box without a space', '- [x]<>', '<>'],
  ['an indented bullet', '- milk\n  - <>', '- milk\n<>'],
])('Enter ends the list at an empty item with %s', (_, before, after) => {
  expect(shown(before)).toBe(after)
})

it.each([
  ['outside of a list', 'milk<>'],
  ['after a list', '- milk\n\nbread<>'],
  ['before the text of an item', '-<> milk'],
  ['before a box', '- <>[ ] milk'],
  ['after a dash without a space', '-milk<>'],
  ['after a rule', '- - -<>'],
  ['after a rule of stars', '* * *<>'],
])('Enter inserts a plain line break %s', (_, before) => {
  expect(shown(before)).toBeNull()
})

function shown(text: string): string | null {
  const next = continueList(selectedIn(text))
  return next && marked(next)
}
