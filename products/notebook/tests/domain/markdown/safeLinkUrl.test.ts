import { expect, it } from 'vitest'
import { safeLinkUrl } from '#products/notebook/domain/markdown/safeLinkUrl.ts'

it.each([
  ['https://example.com', 'https://example.com/'],
  ['HTTP://example.com/a b', 'http://example.com/a%20b'],
  ['mailto:ada@example.com', 'mailto:ada@example.com'],
  ['javascript:alert(1)', null],
  [' java\nscript:alert(1)', null],
  ['data:text/html,hi', null],
  ['ftp://example.com', null],
  ['/notes', null],
  ['', null],
])('a link to %j opens %j', (address, place) => {
  expect(safeLinkUrl(address)).toBe(place)
})
