import { expect, it } from 'vitest'
import { isTyping } from '#src/ui/form/typing.ts'

const element = (html: string) => {
  document.body.innerHTML = html
  return document.body.firstElementChild
}

it.each([
  '<input>',
  '<input type="email">',
  '<input type="search">',
  '<input type="password">',
  '<textarea></textarea>',
  '<select></select>',
  '<div contenteditable></div>',
])('letters are typed into %s', (html) => {
  expect(isTyping(element(html))).toBe(true)
})

it.each([
  '<input type="checkbox">',
  '<input type="radio">',
  '<input type="file">',
  '<button></button>',
  '<p></p>',
])('letters are shortcuts on %s', (html) => {
  expect(isTyping(element(html))).toBe(false)
})
