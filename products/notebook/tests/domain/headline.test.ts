import { expect, it } from 'vitest'
import { headlineOf } from '#products/notebook/domain/headline.ts'
import { excerptOf, wordsOf } from '#products/notebook/domain/noteSearch.ts'
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
