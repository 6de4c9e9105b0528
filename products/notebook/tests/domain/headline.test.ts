import { expect, it } from 'vitest'
import { headlineOf } from '#products/notebook/domain/headline.ts'
import { excerptOf, wordsOf } from '#products/notebook/domain/search/noteSearch.ts'
import { contentOf } from '#products/notebook/tests/support/notes.ts'

it('a note without a title uses its first line without Markdown', () => {
  const body =
    '\n## Questions for *Ada*\n\n1. How does the `engine` know?\n2. Who wrote [note three](/3)?'
  const { title, rest } = headlineOf(contentOf(body, { title: '' }))
  expect(title).toBe('Questions for Ada')
  expect(excerptOf(rest)).toBe('How does the engine know? Who wrote note three?')
  expect(excerptOf(rest, wordsOf('THREE'))).toMatch(/know\? Who wrote note three\?$/)
})

it("a title isn't parsed as Markdown, and a line of markers only is shown as it is", () => {
  expect(headlineOf(contentOf('- a', { title: ' *Stars* ' }))).toEqual({
    title: '*Stars*',
    rest: '- a',
  })
  expect(headlineOf(contentOf('---', { title: '' }))).toEqual({ title: '---', rest: '' })
})

it('a first line of emoji is cut between two of them, and its excerpt goes on with the next one', () => {
  const { title, rest } = headlineOf(contentOf(`a${'🍐'.repeat(80)}`, { title: '' }))
  expect([title, rest]).toEqual([`a${'🍐'.repeat(59)}`, '🍐'.repeat(21)])
})

it('an excerpt around a match begins and ends with whole emoji', () => {
  const excerpt = excerptOf(`${'🍐'.repeat(60)}a-heron${'🍐'.repeat(300)}`, wordsOf('heron'))
  expect(excerpt).not.toMatch(/\p{Cs}/u)
  expect(excerpt).toContain('heron')
})
